/// Where a stored property of a class lies in its objects, and what its type is.
struct StoredPlace {
  private let offset: Int
  private let type: Any.Type

  /// Nil for an optional reference, which may be weak: only a mirror can tell.
  init?(of field: DeclaredField, offset: Int) {
    if let optional = field.type as? any OptionalType.Type, optional.isReference { return nil }
    (type, self.offset) = (field.type, offset)
  }

  /// What the property of an object holds now.
  func value(in object: AnyObject) -> Any {
    let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
    return StoredPlace.value(of: type, at: place)
  }

  /// The value of a type that lies at a place.
  static func value(of type: Any.Type, at place: UnsafeRawPointer) -> Any { load(type, place) }

  private static func load<Value>(_ type: Value.Type, _ place: UnsafeRawPointer) -> Any {
    place.assumingMemoryBound(to: type).pointee
  }
}
