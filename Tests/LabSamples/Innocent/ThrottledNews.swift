import MVC

// near: told-too-early
// > tap Add; advance 1s; tap Add; advance 1s

/// Tells at the first of several changes and once more a moment after it, as a throttle does that keeps the latest.
final class ThrottledSlipStore: SlipStore {
  private var timer: ClockTimer?

  override func add(_ slip: String) {
    for number in 1...3 {
      put("\(slip) \(number)")
      tellSoon()
    }
  }

  private func tellSoon() {
    guard timer == nil else { return }
    post(.slipsDidChange, ())
    timer = after(.milliseconds(300)) { [weak self] in
      self?.timer = nil
      self.map { $0.post(.slipsDidChange, ()) }
    }
  }
}
