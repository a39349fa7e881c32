import MVC

/// Values where they lie in memory.
extension WiringState {
  func describe(
    at place: UnsafeRawPointer,
    by reader: FieldLayout.Reader,
    to digest: inout StateDigest
  ) {
    switch reader {
    case .flag: digest.add(place.load(as: Bool.self))
    case .number: digest.add(place.load(as: Int.self))
    case .text: digest.add(place.assumingMemoryBound(to: String.self).pointee)
    case .fraction: digest.add(place.load(as: Double.self))
    case .object: digest.add(place.assumingMemoryBound(to: AnyObject.self).pointee)
    case .value(let type): type.describe(at: place, self, to: &digest)
    case .parts(let layout):
      for field in layout.fields {
        describe(at: place + field.offset, by: field.reader, to: &digest)
      }
    case .closure: describe(closureAt: place, to: &digest)
    case .shown(let type): describe(shown: StoredPlace.value(of: type, at: place), to: &digest)
    case .nothing, .reference: break
    }
  }

  /// Describes a value by the reader of its type.
  func describe<Value>(
    _ value: Value,
    by reader: FieldLayout.Reader,
    to digest: inout StateDigest
  ) {
    switch reader {
    case .shown, .reference: describe(shown: value, to: &digest)
    case .flag, .number, .text, .fraction, .object, .value, .parts, .closure, .nothing:
      withUnsafePointer(to: value) { describe(at: $0, by: reader, to: &digest) }
    }
  }

  /// How values of a type are read.
  func reader<Value>(of type: Value.Type) -> FieldLayout.Reader {
    readers[ObjectIdentifier(type)] ?? reader(of: .element(type))
  }

  func reader(of field: DeclaredField) -> FieldLayout.Reader {
    let key = ObjectIdentifier(field.type)
    if let known = readers[key] { return known }
    let reader = newReader(of: field)
    readers[key] = reader
    return reader
  }

  func newReader(of field: DeclaredField) -> FieldLayout.Reader {
    switch field.type {
    case is Bool.Type: return .flag
    case is Int.Type: return .number
    case is String.Type: return .text
    case is Double.Type: return .fraction
    case let type as any OptionalType.Type where type.isReference: return .reference
    case let type as any InPlaceState.Type: return .value(type)
    case is any StatefulValue.Type, is any CustomReflectable.Type: return .shown(field.type)
    case is Participant.Type: return .shown(field.type)
    case is CallSite.Type, is Connection.Type: return .nothing
    default: break
    }
    switch field.kind {
    case .leaf:
      if DeclaredField.isClosure(field.type) { return .closure }
      return field.type is any BinaryInteger.Type ? .shown(field.type) : .nothing
    case .object: return .object
    case .parts: return parts(of: field.type)
    case .existential, .open: return .shown(field.type)
    }
  }

  /// The parts of a structure; it is shown as a whole where the runtime does not tell them, or where one
  /// may be weak.
  func parts(of type: Any.Type) -> FieldLayout.Reader {
    guard let layout = FieldLayout(of: type, without: 0, reader), !layout.hasReferences else {
      return .shown(type)
    }
    return .parts(layout)
  }
}
