"""Reads TAP reports with tap.py, and prints how many points each has, and how many are not ok."""

import sys
import unittest

from tap.loader import Loader

for path in sys.argv[1:]:
    result = unittest.TestResult()
    Loader().load([path]).run(result)
    failed = len(result.failures) + len(result.errors)
    print(path, result.testsRun - len(result.skipped), failed)
