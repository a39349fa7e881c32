import MVC

/// Where the stored properties of a type lie in memory, and how each is described to a ``StateDigest``.
///
/// A mirror would make a value of each property first, at a hundred times the cost.
struct FieldLayout {
  let fields: [Field]
  /// Whether some are optional references.
  let hasReferences: Bool

  struct Field {
    let offset: Int
    /// The position among the properties that a mirror shows of the class that declares it.
    let position: Int
    let reader: Reader
    /// Whether it is an optional of a protocol, as a link to another object is.
    let isLink: Bool
    /// Whether a reference is weak, once that is known.
    let strength = ReferenceStrength()
  }

  /// How a property is read.
  enum Reader {
    case flag
    case number
    case text
    case fraction
    /// A strong reference, never nil.
    case object
    /// An optional reference; the type does not say whether it is weak.
    case reference
    case value(any InPlaceState.Type)
    case parts(FieldLayout)
    case closure
    /// It is no state, or can't be seen.
    case nothing
    /// A value of this type, which a mirror explains.
    case shown(Any.Type)
  }
}

/// A container that describes itself where it lies in memory.
protocol InPlaceState {
  static func describe(
    at place: UnsafeRawPointer,
    _ state: WiringState,
    to digest: inout StateDigest
  )
}

extension Array: InPlaceState {
  static func describe(
    at place: UnsafeRawPointer,
    _ state: WiringState,
    to digest: inout StateDigest
  ) {
    let array = place.assumingMemoryBound(to: [Element].self).pointee
    digest.add(array.count)
    guard !array.isEmpty else { return }
    let reader = state.reader(of: Element.self)
    for element in array { state.describe(element, by: reader, to: &digest) }
  }
}

extension Set: InPlaceState {
  static func describe(
    at place: UnsafeRawPointer,
    _ state: WiringState,
    to digest: inout StateDigest
  ) {
    let set = place.assumingMemoryBound(to: Set<Element>.self).pointee
    if Element.self is Participant.Type { return state.describeUnordered(set, to: &digest) }
    if let numbers = set as? Set<Int> { return digest.add(numbers) }
    let reader = state.reader(of: Element.self)
    if isIdentity(Element.self) {
      return digest.add(
        table: set.compactMap { element in
          identity(of: element).map { identity in
            .init(of: identity) { state.describe(element, by: reader, to: &$0) }
          }
        }
      )
    }
    digest.add(set.count)
    for element in set.inOrder { state.describe(element, by: reader, to: &digest) }
  }
}

extension Dictionary: InPlaceState {
  static func describe(
    at place: UnsafeRawPointer,
    _ state: WiringState,
    to digest: inout StateDigest
  ) {
    let dictionary = place.assumingMemoryBound(to: [Key: Value].self).pointee
    if Key.self is Participant.Type { return state.describeUnordered(dictionary, to: &digest) }
    let (key, value) = (state.reader(of: Key.self), state.reader(of: Value.self))
    if isIdentity(Key.self) {
      return digest.add(
        table: dictionary.compactMap { entry in
          identity(of: entry.key).map { identity in
            .init(of: identity) { digest in
              state.describe(entry.key, by: key, to: &digest)
              state.describe(entry.value, by: value, to: &digest)
            }
          }
        }
      )
    }
    digest.add(dictionary.count)
    for entry in dictionary.keys.inOrder {
      state.describe(entry, by: key, to: &digest)
      if let held = dictionary[entry] { state.describe(held, by: value, to: &digest) }
    }
  }
}

/// Whether values of a type stand for objects, so that neither their texts nor their order in a table say
/// anything about the state.
func isIdentity(_ type: Any.Type) -> Bool { type is ObjectIdentifier.Type || type is AnyClass }

/// The object that a value stands for: the one it names, or itself; nil if it stands for none.
func identity(of value: Any) -> ObjectIdentifier? {
  if let identity = value as? ObjectIdentifier { return identity }
  return type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
}

extension Collection {
  /// The elements in the order of their texts.
  fileprivate var inOrder: [Element] {
    if let texts = self as? any Collection<String> {
      return texts.sorted().compactMap { $0 as? Element }
    }
    return map { ("\($0)", $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension Optional: InPlaceState {
  static func describe(
    at place: UnsafeRawPointer,
    _ state: WiringState,
    to digest: inout StateDigest
  ) {
    let optional = place.assumingMemoryBound(to: Wrapped?.self).pointee
    digest.add(optional != nil)
    guard let optional else { return }
    state.describe(optional, by: state.reader(of: Wrapped.self), to: &digest)
  }
}

extension FieldLayout {
  /// The layout of a structure, or of a class without its first `inherited` properties; nil where only
  /// a mirror can show it.
  init?(of type: Any.Type, without inherited: Int, _ reader: (DeclaredField) -> Reader) {
    guard let places = DeclaredField.places(of: type) else { return nil }
    let fields = places.dropFirst(inherited).enumerated().map { position, place in
      Field(
        offset: place.offset,
        position: position,
        reader: reader(place.field),
        isLink: (place.field.type as? any OptionalType.Type)?.isOfProtocol == true
      )
    }
    self.fields = fields
    hasReferences = fields.contains { if case .reference = $0.reader { true } else { false } }
  }
}
