"""Unicode: UTS #46 and what it stands on, code points, and spoofing."""
