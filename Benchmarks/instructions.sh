#!/bin/sh
# How many instructions one event of each loop costs, from the tap to the row; what a move of the search costs,
# with its story from the beginning; and what a step of Hypothesis costs over the same list.
# Two runs of different length are compared, so that what a start costs falls away.
set -eu
cd "$(dirname "$0")/.."
export MVCLAB_BENCH=1
swift build -c release --static-swift-stdlib --product bench >/dev/null
# Valgrind can't read all debug information; it is not needed for counts.
bench=$(mktemp)
trap 'rm -f "$bench"' EXIT
strip -g -o "$bench" .build/release/bench
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null |
    sed -n 's/.*Collected : //p'
}
for loop in recorded NotificationCenter OpenCombine; do
  few=$(count $bench --loop $loop --events 2000)
  many=$(count $bench --loop $loop --events 4000)
  echo "$loop: $(((many - few) / 2000)) instructions an event"
done
few=$(count $bench --depth 3)
many=$(count $bench --depth 4)
moves=$(($($bench --depth 4 | sed 's/ .*//') - $($bench --depth 3 | sed 's/ .*//')))
echo "search: $(((many - few) / moves)) instructions a move"
machine=Benchmarks/Sources/bench/todo_machine.py
if python3 -c 'import hypothesis' 2>/dev/null; then
  # The interpreter itself, for valgrind does not follow a script that starts it.
  python=$(python3 -c 'import sys; print(sys.executable)')
  few=$(count $python $machine 10 20)
  many=$(count $python $machine 30 20)
  steps=$(($($python $machine 30 20 | sed 's/ .*//') - $($python $machine 10 20 | sed 's/ .*//')))
  echo "Hypothesis: $(((many - few) / steps)) instructions a step"
else
  echo "no Hypothesis: 'pip install hypothesis' installs it for python3" >&2
fi
