import HeadlessUI
import MVC

/// What the stored properties of components may hold, found out once for each type.
///
/// Looking into an object costs microseconds; knowing that there is nothing to look for costs none.
package final class StoredProperties {
  /// A stored property of a component: how far up the class that declares it is, and which of that
  /// class's it is.
  private struct Part {
    let level: Int
    let position: Int
    let property: Property
  }

  private struct Parts {
    var values: [Part] = []
    var models: [Part] = []
  }

  package init() {}

  private var known: [ObjectIdentifier: Parts] = [:]

  /// A stored property and the class that declares it.
  struct Property: Hashable {
    let name: String
    let owner: String
  }

  private struct Declaration: Hashable {
    let property: Property
    let wiring: String
  }

  private var declarations: [Declaration: SourceLine?] = [:]

  /// Where a stored property is declared in a wiring; `find` is asked once for each.
  func declaration(
    of property: Property,
    wiring: String,
    _ find: () -> SourceLine?
  ) -> SourceLine? {
    let key = Declaration(property: property, wiring: wiring)
    if let line = declarations[key] { return line }
    let line = find()
    declarations[key] = .some(line)
    return line
  }

  /// The stored properties that hold values of a model now, as far as they are asked for.
  func modelValues(
    in component: Component,
    where isAsked: (Property) -> Bool = { _ in true }
  ) -> [Property] {
    let asked = parts(of: component).values.filter { isAsked($0.property) }
    return fields(of: component, asked).compactMap { property, value in
      StoredProperties.holds(value) { $0 is any ModelValue } ? property : nil
    }
  }

  /// The models that stored properties hold now.
  func models(in component: Component) -> [(property: Property, model: Model)] {
    fields(of: component, parts(of: component).models).flatMap { property, value in
      var models: [Model] = []
      _ = StoredProperties.holds(value) {
        if let model = $0 as? Model { models.append(model) }
        return false
      }
      return models.map { (property, $0) }
    }
  }

  /// The contract links that stored properties are, as far as they lead to somebody.
  func links(in component: Component) -> [(property: Property, link: any ContractLink)] {
    guard !StoredProperties.isOfViewLayer(type(of: component)) else { return [] }
    return levels(of: component).flatMap { level in
      level.children.compactMap { label, value in
        guard let link = value as? any ContractLink, link.participant != .nobody else { return nil }
        let name = StoredProperties.name(of: label ?? "")
        return (Property(name: name, owner: "\(level.subjectType)"), link)
      }
    }
  }

  /// The file that declares an observed property of a component; nil if it has none of that name.
  func file(declaring property: String, of component: Component) -> String? {
    levels(of: component).flatMap { Array($0.children) }.lazy
      .filter { StoredProperties.name(of: $0.label ?? "") == property }
      .compactMap { ($0.value as? any ObservedProperty)?.declaredIn.description }.first
  }

  /// What a model holds, and which model values anybody else does: `items = […]`.
  package func everything(in component: Component) -> [String] {
    let isModel = type(of: component).role == .model
    let names = Set(modelValues(in: component).map(\.name))
    return levels(of: component).flatMap { Array($0.children) }.compactMap {
      label,
      value -> [String]? in
      let name = StoredProperties.name(of: label ?? "")
      guard isModel && StoredProperties.isPlain(value) || names.contains(name) else { return nil }
      return StoredProperties.lines(name, StoredProperties.shown(value))
    }.flatMap(\.self) + StoredProperties.stored(by: component)
  }

  /// What a model keeps elsewhere, or why it can't be read.
  private static func stored(by component: Component) -> [String] {
    guard let model = component as? Model else { return [] }
    do { return try model.stored.flatMap { lines($0.name, $0.value) } } catch {
      return ["stored: \(error)"]
    }
  }

  /// A value in a line, an array in a line for each element.
  private static func lines(_ name: String, _ value: Any) -> [String] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection, !mirror.children.isEmpty else {
      return ["\(name) = \(value)"]
    }
    return mirror.children.enumerated().map { "\(name)[\($0)] = \($1.value)" }
  }
}

extension StoredProperties {
  private static func isPlain(_ value: Any) -> Bool {
    value is any ObservedProperty || value is Int || value is String || value is Bool
      || mayHold(type(of: value)) { $0 is any ModelValue.Type }
  }

  /// What `value` is or, if it is observed or optional, what is in it.
  private static func shown(_ value: Any) -> Any {
    if let observed = value as? any ObservedProperty { return shown(observed.currentValue) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value ?? "nil"
  }

  /// Whether this value, or anything that lies in it, is wanted.
  private static func holds(_ value: Any, _ isWanted: (Any) -> Bool) -> Bool {
    if isWanted(value) { return true }
    if let container = value as? any Container {
      return container.anyElement { holds($0, isWanted) }
    }
    guard isMadeOfParts(value) else { return false }
    return Mirror(reflecting: value).children.contains { holds($0.value, isWanted) }
  }

  /// Whether a value is a structure of somebody's own, an enumeration or a tuple, with parts to look at.
  private static func isMadeOfParts(_ value: Any) -> Bool {
    let type = type(of: value)
    if type is AnyClass || type == String.self || type == Int.self || type == Bool.self {
      return false
    }
    switch Mirror(reflecting: value).displayStyle {
    case .struct, .enum, .tuple: return true
    case .class, .optional, .collection, .dictionary, .set, nil, .some: return false
    }
  }

  /// Whether nothing can be said yet of what a property may hold, because it holds nothing.
  private static func isUndecided(_ value: Any) -> Bool {
    guard let container = type(of: value) as? any Container.Type else { return false }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, mirror.children.isEmpty else { return false }
    return !container.elementTypes.contains { $0 is AnyClass || $0 is any ModelValue.Type }
  }

  /// Whether a value of this type can be what is wanted, or have it lying in it.
  private static func mayHold(_ type: Any.Type, _ isWanted: (Any.Type) -> Bool) -> Bool {
    if isWanted(type) { return true }
    return (type as? any Container.Type)?.elementTypes.contains { mayHold($0, isWanted) } ?? false
  }

  private func parts(of component: Component) -> Parts {
    let key = ObjectIdentifier(type(of: component))
    if let parts = known[key] { return parts }
    guard !StoredProperties.viewLayer.contains(key) else { return Parts() }
    var parts = Parts()
    var isDecided = true
    let own = levels(of: component).prefix {
      !StoredProperties.viewLayer.contains(ObjectIdentifier($0.subjectType))
    }
    for (level, mirror) in own.enumerated() {
      for (position, (label, value)) in mirror.children.enumerated()
      where !StoredProperties.viewLayer.contains(ObjectIdentifier(type(of: value))) {
        let type = type(of: value)
        isDecided = isDecided && !StoredProperties.isUndecided(value)
        let mayHoldAnything = StoredProperties.isMadeOfParts(value)
        let holdsValue =
          mayHoldAnything || StoredProperties.mayHold(type) { $0 is any ModelValue.Type }
        let holdsModel =
          mayHoldAnything || StoredProperties.mayHold(type) { $0 is Model.Type }
          || StoredProperties.holds(value) { $0 is Model }
        guard holdsValue || holdsModel else { continue }
        let name = StoredProperties.name(of: label ?? "")
        let property = Property(name: name, owner: "\(mirror.subjectType)")
        let part = Part(level: level, position: position, property: property)
        if holdsValue { parts.values.append(part) }
        if holdsModel { parts.models.append(part) }
      }
    }
    guard isDecided else { return parts }
    known[key] = parts
    return parts
  }

  /// Whether a class is one of the view layer's own.
  package static func isOfViewLayer(_ type: Component.Type) -> Bool {
    viewLayer.contains(ObjectIdentifier(type))
  }

  /// The view layer's own classes, which hold nobody's models and own no ports.
  static let viewLayer = Set(
    ([
      Element.self, Label.self, Control.self, Button.self, TextField.self, ProgressView.self,
      StackView.self, TableView.self, Cell.self, AlertAction.self, ViewController.self,
      NavigationController.self, Window.self, Component.self, View.self, Controller.self,
      Model.self,
    ] as [Component.Type]).map { ObjectIdentifier($0) }
  )

  private func fields(of component: Component, _ wanted: [Part]) -> [(Property, Any)] {
    guard !wanted.isEmpty else { return [] }
    var rest = wanted[...]
    var fields: [(Property, Any)] = []
    for (level, mirror) in levels(of: component).enumerated() {
      while let part = rest.first, part.level == level {
        let place = mirror.children.index(mirror.children.startIndex, offsetBy: part.position)
        fields.append((part.property, mirror.children[place].value))
        rest.removeFirst()
      }
      if rest.isEmpty { break }
    }
    return fields
  }

  private func levels(of component: Component) -> some Sequence<Mirror> {
    sequence(first: Mirror(reflecting: component)) { $0.superclassMirror }
  }

  /// A stored property's name as its author wrote it.
  private static func name(of label: String) -> String {
    let lazyMark = "$__lazy_storage_$_"
    if label.hasPrefix(lazyMark) { return String(label.dropFirst(lazyMark.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}
