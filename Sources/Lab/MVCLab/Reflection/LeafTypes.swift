import MVC

/// Finds out whether values of a type lead to no object, by what the type declares; once for each type.
///
/// A number and a text lead nowhere, and so does an array of a thousand structures of such: a search for
/// objects need not go through them.
final class LeafTypes {
  private var known: [ObjectIdentifier: Bool] = [:]
  /// Whether blocks count as leading to what they capture.
  private let followsBlocks: Bool

  init(followingBlocks followsBlocks: Bool) { self.followsBlocks = followsBlocks }

  /// Whether values of a type lead to no object.
  func contains(_ type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let isLeaf = known[key] { return isLeaf }
    // A structure that leads to itself does so through an array, which counts as no leaf meanwhile.
    known[key] = false
    if followsBlocks, DeclaredField.isClosure(type) || type is any KeepsNothingAlive.Type {
      return false
    }
    let isLeaf = LeafTypes.parts(of: type)?.allSatisfy(contains) ?? false
    known[key] = isLeaf
    return isLeaf
  }

  /// Notes that values of a type lead to no object.
  func insert(_ type: Any.Type) { known[ObjectIdentifier(type)] = true }

  private func contains(_ field: DeclaredField) -> Bool {
    switch field.kind {
    case .leaf: !(followsBlocks && DeclaredField.isClosure(field.type))
    case .parts: contains(field.type)
    case .object, .existential, .open: !followsBlocks && field.type is any KeepsNothingAlive.Type
    }
  }

  private static func parts(of type: Any.Type) -> [DeclaredField]? {
    if type is AnyClass { return nil }
    return type is any KeepsNothingAlive.Type ? [] : DeclaredField.parts(of: type)
  }
}
