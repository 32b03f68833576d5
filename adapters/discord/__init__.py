"""Discord: tables in channels and threads, hands by direct message or in answers that one person sees."""
