import HeadlessUI
import LabPlatform
import MVC

#if !canImport(Darwin)
@_spi(Reflection) import Swift
#endif

/// How the elements of a list are read where they lie, as a mirror would show them: the texts, numbers and truth values in a
/// structure, and its `id`.
struct ItemPlan {
  private let parts: [(kind: Kind, offset: Int)]
  /// Which part is the `id`.
  private let id: Int?
  private let typeName: String

  private enum Kind {
    case text, optionalText, number, flag, fraction
  }

  /// The plan for a type; nil where only a mirror, or the value, can tell.
  static func of(_ type: Any.Type) -> ItemPlan? {
    let key = ObjectIdentifier(type)
    if let known = known.value[key] { return known }
    let plan = ItemPlan(type)
    known.value[key] = .some(plan)
    return plan
  }

  private static let known = PerThread { [ObjectIdentifier: ItemPlan?]() }

  private init?(_ type: Any.Type) {
    guard ItemPlan.isPlainStructure(type), !(type is any Numeric.Type), type != String.self,
      type != Bool.self, let places = DeclaredField.places(of: type)
    else { return nil }
    var parts: [(Kind, Int)] = []
    var id: Int?
    for (field, name, offset) in places {
      guard let kind = ItemPlan.kind(of: field) else { return nil }
      if name == "id" {
        guard kind == .some(.text) || kind == .some(.number) else { return nil }
        id = parts.count
      }
      if let kind { parts.append((kind, offset)) }
    }
    guard id != nil || !(type is any Identifiable.Type) else { return nil }
    (self.parts, self.id, typeName) = (parts, id, "\(type)")
  }

  /// The item that lies at an address.
  func item(at place: UnsafeRawPointer) -> ShownItems.Item {
    var content: [String] = []
    content.reserveCapacity(parts.count)
    var identity: ShownItems.Identity?
    for (index, part) in parts.enumerated() {
      guard let text = text(of: part, at: place) else { continue }
      if index == id { identity = .id(text, type: typeName) }
      content.append(text)
    }
    return ShownItems.Item(identity: identity, content: content)
  }

  private func text(of part: (kind: Kind, offset: Int), at place: UnsafeRawPointer) -> String? {
    let place = place + part.offset
    return switch part.kind {
    case .text: place.load(as: String.self)
    case .optionalText: place.load(as: String?.self)
    case .number: "\(place.load(as: Int.self))"
    case .flag: "\(place.load(as: Bool.self))"
    case .fraction: "\(place.load(as: Double.self))"
    }
  }

  /// How a property is read, nil within if it shows no text; nil where its value must be asked.
  private static func kind(of field: DeclaredField) -> Kind?? {
    switch field.type {
    case is String.Type: .some(.text)
    case is String?.Type: .some(.optionalText)
    case is Int.Type: .some(.number)
    case is Bool.Type: .some(.flag)
    case is Double.Type: .some(.fraction)
    default: isPlainStructure(field.type) && !(field.type is any Numeric.Type) ? .some(nil) : nil
    }
  }

  /// Whether a type is a structure that is what it shows.
  private static func isPlainStructure(_ type: Any.Type) -> Bool {
    #if canImport(Darwin)
    false
    #else
    let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
    return kind == _MetadataKind.struct.rawValue && !(type is any CustomReflectable.Type)
      && !(type is any ObservedProperty.Type) && !(type is any ScreenState.Type)
    #endif
  }
}
