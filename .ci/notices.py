"""Prints the licences of the program and of all that is linked into it, for a package's copyright file.

It asks Swift's package manager for the dependencies, so run it in the package's folder, after a build. Swift's own
libraries are among the parts, because a release links them in. Exits with 1 if a part has no licence file."""

import json
import pathlib
import shutil
import subprocess
import sys

here = pathlib.Path(__file__).parent


def dependencies(package):
    """The packages below a package, each once, by name."""
    known = {}
    waiting = list(package["dependencies"])
    while waiting:
        dependency = waiting.pop()
        known[dependency["name"]] = dependency
        waiting += dependency["dependencies"]
    return [known[name] for name in sorted(known)]


def licence(dependency):
    """The text of a package's licence file."""
    folder = pathlib.Path(dependency["path"])
    files = sorted(path for path in folder.iterdir() if path.stem.upper() in ("LICENSE", "LICENCE", "COPYING"))
    if not files:
        sys.exit(f"error: no licence file in {dependency['name']}")
    notices = sorted(path for path in folder.iterdir() if path.stem.upper() == "NOTICE")
    return "\n\n".join(path.read_text().strip("\n") for path in files + notices)


show = ["swift", "package", "show-dependencies", "--format", "json"]
package = json.loads(subprocess.run(show, check=True, capture_output=True).stdout)
toolchain = pathlib.Path(shutil.which("swift")).resolve().parent.parent
parts = [("mvclab", (here.parent / "LICENSE").read_text())]
for dependency in dependencies(package):
    title = f"{dependency['name']} {dependency['version']}, {dependency['url']}"
    parts.append((title, licence(dependency)))
parts += [
    ("Swift's standard library, Dispatch and Foundation, https://swift.org",
     (toolchain / "share/swift/LICENSE.txt").read_text()),
    ("ICU, a part of Foundation, https://icu.unicode.org", (here / "notices/ICU.txt").read_text()),
]

print("The program 'mvclab', and what is linked into it. Each part has a licence of its own.")
for title, text in parts:
    print(f"\n{'=' * len(title)}\n{title}\n{'=' * len(title)}\n\n{text.strip(chr(10))}")
