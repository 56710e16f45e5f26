"""What the page asks of Python besides the trace, a file a subject: `urlstd.report` has the table of them."""
