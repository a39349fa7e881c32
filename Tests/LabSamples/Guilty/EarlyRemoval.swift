import MVC

// > tap Add

/// Tells that the first slip is gone while it is still there.
final class EarlyRemovalStore: SlipStore {
  override func add(_ slip: String) {
    post(.slipsDidChange, ())  // told-too-early
    take(at: 0)
  }
}
