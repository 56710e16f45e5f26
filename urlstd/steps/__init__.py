"""The steps that ran: from the executed lines to the numbered steps of the Standard."""
