"""Lists the public symbols that are not documented: FOLDER has a folder of symbol graphs for each
product. Exits with 1 if there are any, or no symbols at all."""

import json
import pathlib
import sys


def symbols(folder):
    """The symbols that are written in a source file, each once."""
    known = set()
    for path in sorted(folder.glob("*/*.symbols.json")):
        for symbol in json.loads(path.read_text())["symbols"]:
            name = symbol["identifier"]["precise"]
            is_extension = symbol["kind"]["identifier"] == "swift.extension"
            if name not in known and "location" in symbol and not is_extension:
                known.add(name)
                yield symbol


def is_documented(symbol):
    lines = symbol.get("docComment", {}).get("lines", [])
    return any(line["text"].strip() for line in lines)


count = 0
missing = []
for symbol in symbols(pathlib.Path(sys.argv[1])):
    count += 1
    if not is_documented(symbol):
        place = symbol["location"]
        file = place["uri"].removeprefix("file://").removeprefix(f"{pathlib.Path.cwd()}/")
        line = place["position"]["line"] + 1
        missing.append((file, line, ".".join(symbol["pathComponents"])))
for file, line, name in sorted(missing):
    print(f"{file}:{line}: error: '{name}' is public and not documented", file=sys.stderr)
print(f"{count} public symbols, {len(missing)} not documented")
sys.exit(1 if missing or count == 0 else 0)
