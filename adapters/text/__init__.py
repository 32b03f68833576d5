"""What is said and how it is written: words in six languages, names, plain text, card faces."""
