import PostedLoop

/// Prints how many events a second go through the recorded loop, and how that compares with the loop
/// through Foundation's NotificationCenter, through OpenCombine, and with plain calls.
func measureLoops(rounds: Int) {
  let events = 20_000
  let loops = namedLoops()
  let hops = RecordedLoop.hops
  let kinds: [(name: String, hops: Int, run: (any Loop) -> Void)] = [
    ("insert and delete a row", hops.insertAndDelete, { $0.insertAndDelete(events: events) }),
    ("rename a row", hops.rename, { $0.rename(events: events) }),
  ]
  for kind in kinds {
    print("loop: \(kind.name), \(kind.hops) hops an event when recorded")
    let times = Measurement(rounds: rounds, loops.map { loop in { kind.run(loop.loop) } }).medians
    for (loop, time) in zip(loops, times) {
      print(Row(loop.name, time: time / Double(events), against: times[0] / Double(events)).text)
    }
    for (name, loop) in loops where loop.rows != loops[0].loop.rows {
      fatalError("'\(name)' shows \(loop.rows), not \(loops[0].loop.rows)")
    }
  }
}

/// The loops that are compared, each with its name.
func namedLoops() -> [(name: String, loop: any Loop)] {
  [
    ("recorded", RecordedLoop()),
    ("Foundation's NotificationCenter", PostedLoop(titles: Sample.titles)),
    ("OpenCombine", CombinedLoop()),
    ("direct calls", DirectLoop()),
  ]
}
