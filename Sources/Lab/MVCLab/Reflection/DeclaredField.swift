#if !canImport(Darwin)
@_spi(Reflection) import Swift
#endif

/// A stored property, or an element of a container, as its type declares it.
///
/// A mirror shows the type of the value that a property holds now; only the declaration says whether
/// the property can hold values of other types later.
struct DeclaredField {
  let type: Any.Type
  let kind: Kind
  /// Whether it keeps alive what it refers to: it is neither `weak` nor `unowned`.
  var isStrong = true

  /// What the declared type says about the values.
  enum Kind {
    /// A number, a function, a metatype: it leads to no other value.
    case leaf
    /// A structure, a tuple or an optional: what it can hold follows from its parts.
    case parts
    /// A class: the object may be of a subclass.
    case object
    /// A protocol's type: only the value of the moment says what it holds.
    case existential
    /// An enumeration, which the value of the moment explains as well.
    case open
  }

  /// The stored properties of a structure, a tuple or a class, inherited ones first.
  ///
  /// Nil where the runtime does not say.
  static func fields(of type: Any.Type) -> [DeclaredField]? { places(of: type)?.map(\.field) }

  /// The same, each with its name and its distance in bytes from the beginning of the value or the object.
  static func places(of type: Any.Type) -> [(field: DeclaredField, name: String, offset: Int)]? {
    #if canImport(Darwin)
    // Apple's SDK hides the declared types; there every property is judged by what it holds now.
    nil
    #else
    // The runtime crashes when it is asked for the parts of what a task consists of.
    guard !qualifiedName(of: type).hasPrefix("Builtin.") else { return [] }
    var fields: [(DeclaredField, String, Int)] = []
    let isClass = _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)
    let isKnown = _forEachField(of: type, options: isClass) {
      let isStrong = keepsAlive(at: fields.count, of: type)
      let field = DeclaredField(type: $2, kind: Kind($3), isStrong: isStrong)
      fields.append((field, String(cString: $0), $1))
      return true
    }
    return isKnown ? fields : nil
    #endif
  }

  /// The parts of the values of a type that is no class; nil where its declaration does not tell them.
  static func parts(of type: Any.Type) -> [DeclaredField]? {
    if let container = type as? any Container.Type { return container.elements }
    let name = qualifiedName(of: type).utf8
    guard !name.starts(with: "Swift.".utf8) else {
      // A number or a text has no parts; a range or a slice has those of its type's argument.
      return name.contains(UInt8(ascii: "<")) ? nil : []
    }
    return type is any CustomReflectable.Type ? nil : fields(of: type)
  }

  /// An element of a container, by its type.
  static func element<Element>(_ type: Element.Type) -> DeclaredField {
    fields(of: Single<Element>.self)?.first ?? DeclaredField(type: type, kind: .open)
  }

  /// Whether values of a type can be copied.
  static func isCopyable(_ type: Any.Type) -> Bool {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let witnesses = (metadata - MemoryLayout<Int>.size).load(as: UnsafeRawPointer.self)
    // Behind eight functions, the size and the stride.
    let flags = (witnesses + 10 * MemoryLayout<Int>.size).load(as: UInt32.self)
    // A `Mutex` says only that it can't be moved while it is borrowed.
    return flags & (0x80_0000 | 0x100_0000) == 0
  }

  /// Whether the values of a type are closures, or functions that can be closures: not C's.
  static func isClosure(_ type: Any.Type) -> Bool {
    #if canImport(Darwin)
    false
    #else
    let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
    return kind == _MetadataKind.function.rawValue
      && size(of: type) == 2 * MemoryLayout<UnsafeRawPointer>.size
    #endif
  }

  private static func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

  /// Declares a property of any type, so that the runtime can be asked about the type.
  private struct Single<Element> { let element: Element }
}

#if !canImport(Darwin)
extension DeclaredField {
  /// Whether the field at a position among all, inherited ones first, is strong.
  fileprivate static func keepsAlive(at index: Int, of type: Any.Type) -> Bool {
    var metadata = FieldMetadata()
    _ = childMetadata(type, index, &metadata)
    metadata.free?(metadata.name)
    return metadata.isStrong
  }
}

/// What the runtime fills in about a field.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
  _ type: Any.Type,
  _ index: Int,
  _ metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

extension DeclaredField.Kind {
  fileprivate init(_ kind: _MetadataKind) {
    switch kind {
    case .struct, .tuple, .optional: self = .parts
    case .class, .foreignClass, .objcClassWrapper: self = .object
    case .opaque, .function, .metatype, .existentialMetatype, .heapLocalVariable,
      .heapGenericLocalVariable, .errorObject:
      self = .leaf
    case .existential: self = .existential
    case .enum, .unknown: self = .open
    @unknown default: self = .open
    }
  }
}
#endif
