"""Pictures: frozen descriptions of what to draw, and the studio that turns them into bytes.

`descriptions` says what can be drawn, in plain values and without any drawing library; `spoken` says the same in
words; `studio` draws in a thread and remembers. What a viewer may see was decided before a description was made.
"""
