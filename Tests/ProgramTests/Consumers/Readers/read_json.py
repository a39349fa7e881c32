"""Checks reports of 'run --format json' line by line: read_json.py SCHEMA REPORT..."""

import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(schema)
for path in sys.argv[2:]:
    with open(path, encoding="utf-8", newline="\n") as file:
        objects = [json.loads(line) for line in file.read().removesuffix("\n").split("\n")]
    for number, value in enumerate(objects, 1):
        for error in validator.iter_errors(value):
            print(f"{path}:{number}: {error.message[:400]}")
    summaries = [value for value in objects if "passed" in value]
    if len(summaries) != 1 or "passed" not in objects[-1]:
        print(f"{path}: the summary is not the last line")
        continue
    for status in ("passed", "failed", "malformed"):
        count = sum(value.get("status") == status for value in objects)
        if count != summaries[0][status]:
            print(f"{path}: {count} {status}, but the summary says {summaries[0][status]}")
    count = sum("error" in value for value in objects)
    if count != summaries[0]["errors"]:
        print(f"{path}: {count} errors, but the summary says {summaries[0]['errors']}")
