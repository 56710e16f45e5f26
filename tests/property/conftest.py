"""Runs that can be repeated: the same examples every time. URLSTD_HYPOTHESIS=long asks for new and many ones."""

import os
from typing import Any

from hypothesis import HealthCheck, settings

COMMON: dict[str, Any] = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow], "database": None}

settings.register_profile("repeatable", max_examples=200, derandomize=True, **COMMON)
settings.register_profile("long", max_examples=20_000, **COMMON)
settings.load_profile(os.environ.get("URLSTD_HYPOTHESIS", "repeatable"))
