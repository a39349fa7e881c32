/// What the stored properties of components may hold, found out once for each type.
///
/// Looking into an object costs microseconds; knowing that there is nothing to look for costs none.
final class Anatomy {
  private struct Parts {
    var values: [(level: Int, label: String)] = []
    var models: [(level: Int, label: String)] = []
  }

  private var known: [ObjectIdentifier: Parts] = [:]

  /// The stored properties that hold values of a model now.
  func modelValues(in component: Component) -> [String] {
    let parts = parts(of: component)
    guard !parts.values.isEmpty else { return [] }
    return fields(of: component, parts.values).compactMap { label, value in
      value is any ModelValue || (value as? any ModelHolding)?.holdsModelValues == true
        ? label : nil
    }
  }

  /// The models that stored properties hold now.
  func models(in component: Component) -> [(label: String, model: Model)] {
    let parts = parts(of: component)
    guard !parts.models.isEmpty else { return [] }
    return fields(of: component, parts.models).compactMap { label, value in
      (value as? Model).map { (label, $0) }
    }
  }

  /// What a model holds, and which model values anybody else does: `items = […]`.
  func everything(in component: Component) -> [String] {
    let isModel = type(of: component).role == .model
    let labels = Set(modelValues(in: component))
    return levels(of: component).flatMap { Array($0.children) }.compactMap { label, value in
      let name = Anatomy.name(of: label ?? "")
      guard isModel && Anatomy.isPlain(value) || labels.contains(name) else { return nil }
      return "\(name) = \((value as? any ObservedProperty)?.currentValue ?? value)"
    }
  }

  private static func isPlain(_ value: Any) -> Bool {
    value is any ModelHolding || value is any ObservedProperty || value is Int || value is String
      || value is Bool
  }

  private func parts(of component: Component) -> Parts {
    let key = ObjectIdentifier(type(of: component))
    if let parts = known[key] { return parts }
    var parts = Parts()
    for (level, mirror) in levels(of: component).enumerated() {
      for (label, value) in mirror.children {
        let type = type(of: value)
        if type is any ModelHolding.Type || type is any ModelValue.Type {
          parts.values.append((level, label ?? ""))
        }
        if (wrapped(type) ?? type) is Model.Type { parts.models.append((level, label ?? "")) }
      }
    }
    known[key] = parts
    return parts
  }

  private func fields(
    of component: Component,
    _ wanted: [(level: Int, label: String)]
  ) -> [(String, Any)] {
    let levels = levels(of: component)
    return wanted.compactMap { level, label in
      levels[level].children.first { $0.label == label }.map { (Anatomy.name(of: label), $0.value) }
    }
  }

  private func levels(of component: Component) -> [Mirror] {
    Array(sequence(first: Mirror(reflecting: component)) { $0.superclassMirror })
  }

  private func wrapped(_ type: Any.Type) -> Any.Type? { (type as? any OptionalType.Type)?.wrapped }

  /// A stored property's name as its author wrote it.
  static func name(of label: String) -> String {
    let lazyMark = "$__lazy_storage_$_"
    if label.hasPrefix(lazyMark) { return String(label.dropFirst(lazyMark.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
