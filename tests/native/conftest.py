"""These tests are about the compiled core; where no compiler is wanted (`CXX` set to nothing) there is none."""

import os

collect_ignore_glob = ["test_*.py"] if os.environ.get("CXX") == "" else []
