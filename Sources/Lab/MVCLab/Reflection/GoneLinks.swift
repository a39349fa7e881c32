import MVC

extension StoredProperties {
  /// The weak properties of an object's own classes that were set to an object which is gone, and that know it by a protocol
  /// only: a screen that was left is no link.
  ///
  /// A weak property is empty when its object is gone, but its memory still refers to what the runtime knows of it.
  func goneLinks(of object: AnyObject) -> [String] {
    let type: AnyClass = Swift.type(of: object)
    guard !viewLayer.contains(type), let places = DeclaredField.places(of: type) else { return [] }
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let set = places.filter { field, _, offset in
      !field.isStrong && (field.type as? any OptionalType.Type)?.isOfProtocol == true
        && (start + offset).load(as: UInt.self) != 0
    }.map(\.name)
    guard !set.isEmpty else { return [] }
    let values = Slot.levels(of: object).flatMap(\.children)
    return set.filter { name in
      values.contains { $0.label == name && ($0.value as? any OptionalValue)?.isEmpty == true }
    }
  }
}

/// An optional, whatever it holds.
private protocol OptionalValue {
  var isEmpty: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isEmpty: Bool { self == nil }
}
