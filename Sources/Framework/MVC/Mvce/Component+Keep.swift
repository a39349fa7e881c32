extension Component {
  /// Keeps an object alive as long as this component, or until another is kept under the same key.
  ///
  /// It stands for associated objects, which Linux lacks.
  public func keep(_ object: AnyObject, as key: String) {
    let before = kept.firstIndex { $0.key == key }.map { kept.remove(at: $0).object }
    kept.append((key, object))
    withExtendedLifetime(before) {}
  }

  /// All objects that are kept.
  package var keptObjects: [AnyObject] { kept.map(\.object) }

  /// The object that is kept under a key.
  public func kept(as key: String) -> AnyObject? { kept.first { $0.key == key }?.object }
}
