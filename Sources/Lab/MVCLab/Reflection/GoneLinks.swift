import MVC

extension StoredProperties {
  /// The weak properties of an object's own classes that were set to an object which is gone, and that know it by a protocol
  /// only: a screen that was left is no link.
  ///
  /// A weak property is empty when its object is gone, but its memory still refers to what the runtime knows of it.
  static func goneLinks(of object: AnyObject) -> [String] {
    let type: AnyClass = Swift.type(of: object)
    let links = weakLinks(of: type)
    guard !links.isEmpty else { return [] }
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let set = links.filter { (start + $0.offset).load(as: UInt.self) != 0 }.map(\.name)
    guard !set.isEmpty else { return [] }
    let values = Slot.levels(of: object).flatMap(\.children)
    return set.filter { name in
      values.contains { $0.label == name && ($0.value as? any OptionalValue)?.isEmpty == true }
    }
  }

  private static func weakLinks(of type: AnyClass) -> [LinkPlace] {
    let (table, key) = (TypeTable.ofThread, ObjectIdentifier(type))
    if let known = table.weakLinks[key] { return known }
    let places = ViewLayer.contains(type) ? [] : DeclaredField.places(of: type) ?? []
    let found = places.filter {
      !$0.field.isStrong && ($0.field.type as? any OptionalType.Type)?.isOfProtocol == true
    }.map { LinkPlace(name: $0.name, offset: $0.offset) }
    table.weakLinks[key] = found
    return found
  }
}

/// A weak property that knows an object by a protocol, and where it lies.
struct LinkPlace {
  let name: String
  let offset: Int
}

/// An optional, whatever it holds.
private protocol OptionalValue {
  var isEmpty: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isEmpty: Bool { self == nil }
}
