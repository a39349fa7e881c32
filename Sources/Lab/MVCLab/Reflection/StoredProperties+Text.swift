import HeadlessUI
import MVC

/// What `show model` prints of a component.
extension StoredProperties {
  /// What a model holds, and which model values any other component does: `items = […]`.
  package static func everything(in component: Component) -> [String] {
    let isModel = type(of: component).role == .model
    let names = Set(modelValues(in: component).map(\.name))
    guard isModel || !names.isEmpty else { return [] }
    return Slot.levels(of: component).flatMap { Array($0.children) }.flatMap { child -> [String] in
      let name = PropertyLabel(child).name
      guard isModel && StoredProperties.isPlain(child.value) || names.contains(name) else {
        return []
      }
      return lines(name, StoredProperties.shown(child.value), component.runtime.registry)
    } + stored(by: component)
  }

  /// The models that are values with a text of their own, and that other components hold: the lines of
  /// those show them.
  package static func shownByHolders(_ components: [Component]) -> Set<ObjectIdentifier> {
    let values = components.filter { $0 is any (ModelValue & CustomStringConvertible) }
    guard !values.isEmpty else { return [] }
    let held = components.flatMap { holder in
      models(in: holder).map(\.model).filter { $0 !== holder }
    }
    return Set(values.map(ObjectIdentifier.init)).intersection(held.map(ObjectIdentifier.init))
  }

  /// What a model keeps elsewhere, or why it can't be read.
  private static func stored(by component: Component) -> [String] {
    guard let model = component as? Model else { return [] }
    let registry = model.runtime.registry
    do { return try model.stored.flatMap { lines($0.name, $0.value, registry) } } catch {
      return ["stored: \(error)"]
    }
  }

  /// A value in a line, an array in a line for each element, an object in those of its values.
  private static func lines(_ name: String, _ value: Any, _ registry: ComponentRegistry) -> [String]
  {
    if type(of: value) is AnyClass, !(value is any ModelValue) {
      let object = value as AnyObject
      return slots(of: object).filter { $0.holdings.contains(.values) }.flatMap {
        lines(
          "\(name).\($0.property.name)",
          $0.value(in: object).map(StoredProperties.shown) ?? "nil",
          registry
        )
      }
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection, !mirror.children.isEmpty else {
      return ["\(name) = \(text(of: value, registry) ?? "\(value)")"]
    }
    return mirror.children.enumerated().map {
      "\(name)[\($0)] = \(text(of: $1.value, registry) ?? "\($1.value)")"
    }
  }

  /// The same text in every run, where Swift's own has an address or the order of a hash table: an object's
  /// identity has its number in the world, and the entries of a table are in the order of their texts.
  ///
  /// It is nil for a value with neither in it, and for one with a text of its own.
  private static func text(of value: Any, _ registry: ComponentRegistry) -> String? {
    if let identity = value as? ObjectIdentifier {
      let object = registry.alive.first { ObjectIdentifier($0) == identity }
      let name = object.map { "\($0.flowName) \($0.participant.index)" }
      return "ObjectIdentifier(\(name ?? "no component"))"
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .dictionary || mirror.displayStyle == .set else {
      return text(of: value, with: mirror, registry)
    }
    let entries = mirror.children.map { child in
      let entry = Mirror(reflecting: child.value)
      let parts = entry.displayStyle == .tuple ? entry.children.map(\.value) : [child.value]
      return parts.map { text(of: $0, registry) ?? String(reflecting: $0) }.joined(separator: ": ")
    }
    let isEmpty = entries.isEmpty && mirror.displayStyle == .dictionary
    return isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
  }

  /// The text of a value with a table or an identity in it, as Swift writes it.
  private static func text(of value: Any, with mirror: Mirror, _ registry: ComponentRegistry)
    -> String?
  {
    let hasOwnText = value is CustomStringConvertible || value is CustomDebugStringConvertible
    switch mirror.displayStyle {
    case .collection, .optional, .tuple: break
    case .struct, .enum: if hasOwnText { return nil }
    default: return nil
    }
    let texts = mirror.children.map { text(of: $0.value, registry) }
    guard texts.contains(where: { $0 != nil }) else { return nil }
    let parts = zip(mirror.children, texts).map { child, text in
      let label = child.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
      return (label: label, text: text ?? String(reflecting: child.value))
    }
    let list = parts.map { $0.label + $0.text }.joined(separator: ", ")
    return switch mirror.displayStyle {
    case .collection: "[\(list)]"
    case .optional: "Optional(\(parts[0].text))"
    case .enum where parts[0].text.first == "(": parts[0].label.dropLast(2) + parts[0].text
    case .enum: "\(parts[0].label.dropLast(2))(\(parts[0].text))"
    case .tuple: "(\(list))"
    default: "\(type(of: value))(\(list))"
    }
  }

  /// Whether a model's property is worth a line: a number, a text, or a value of a model.
  private static func isPlain(_ value: Any) -> Bool {
    value is any ObservedProperty || value is Int || value is String || value is Bool
      || isMadeOfModelValues(type(of: value))
  }

  private static func isMadeOfModelValues(_ type: Any.Type) -> Bool {
    if type is any ModelValue.Type { return true }
    guard let container = type as? any Container.Type else { return false }
    return container.elements.contains { isMadeOfModelValues($0.type) }
  }

  /// What `value` is or, if it is observed or optional, what is in it.
  private static func shown(_ value: Any) -> Any {
    if let observed = value as? any ObservedProperty { return shown(observed.currentValue) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value ?? "nil"
  }
}
