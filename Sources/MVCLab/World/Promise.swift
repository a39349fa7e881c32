/// Something the product promises, whatever its wiring: a limit, an entry that is not lost.
public protocol Promise {
  /// What is wrong with the world at rest, each in a sentence without a full stop; nothing if the
  /// promise holds.
  func breakages(in world: World) -> [String]
}
