import MVC

// > tap Add

/// Tells before each of three slips, so that nobody hears of the last one.
final class EarlyAtEachStore: SlipStore {
  override func add(_ slip: String) {
    for number in 1...3 {
      post(.slipsDidChange, ())  // told-too-early
      put("\(slip) \(number)")
    }
  }
}
