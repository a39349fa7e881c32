import MVC

// near: told-too-early
// > tap Add; tap Add

/// Tells first, puts a slip into its list, finds that there is one of that kind, and takes it back.
final class TakenBackStore: SlipStore {
  override func add(_ slip: String) {
    post(.slipsDidChange, ())
    put("Milk")
    if slips.count != Set(slips).count { take(at: slips.count - 1) }
  }
}
