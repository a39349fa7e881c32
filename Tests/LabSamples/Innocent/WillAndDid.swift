import MVC

// near: told-too-early
// > tap Add; tap Add

/// Tells before it changes and once more afterwards, as with `willChangeValue` and `didChangeValue`.
final class WillAndDidStore: SlipStore {
  override func add(_ slip: String) {
    post(.slipsDidChange, ())
    put(slip)
    post(.slipsDidChange, ())
  }
}
