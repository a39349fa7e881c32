/// Measures several pieces of work in turn, so that what else the machine does hits all of them.
struct Measurement {
  /// The median time of each piece of work, in seconds, in the order in which they were given.
  let medians: [Double]

  /// One round that does not count comes first.
  ///
  /// What is to be done `after` a piece of work is not measured.
  init(rounds: Int, _ work: [() -> Void], after: [() -> Void] = []) {
    var times: [[Double]] = work.map { _ in [] }
    for round in 0...rounds {
      for (index, body) in work.enumerated() {
        let time = ContinuousClock().measure(body)
        if round > 0 { times[index].append(time / .seconds(1)) }
        if after.indices.contains(index) { after[index]() }
      }
    }
    medians = times.map { $0.sorted()[$0.count / 2] }
  }
}
