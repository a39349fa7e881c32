/// Something the product promises, whatever its wiring: a limit, an entry that is not lost.
public protocol Promise {
  /// What is wrong with the world at rest, in a sentence without a full stop; nil if the promise holds.
  func breakage(in world: World) -> String?
}
