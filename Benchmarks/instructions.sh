#!/bin/sh
# How many instructions one event of the recorded loop costs, from the tap to the row.
# Two runs of different length are compared, so that what a start costs falls away.
set -eu
cd "$(dirname "$0")"
swift build -c release --product bench >/dev/null
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null .build/release/bench --events "$1" 2>&1 |
    sed -n 's/.*Collected : //p'
}
few=$(count 2000)
many=$(count 4000)
echo "$(((many - few) / 2000)) instructions an event"
