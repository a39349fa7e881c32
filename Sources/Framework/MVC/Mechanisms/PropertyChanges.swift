/// The stored properties in which two values of a structure differ, as the flow shows them.
///
///     weather to sunny, query.text to Rome, results to 3 values
struct PropertyChanges {
  private var parts: [String] = []

  /// Compares two values of one type.
  init(from old: Any, to new: Any) { compare(old, new, path: "", depth: 0) }

  /// The properties with their new values; nil if none differs.
  var text: String? { parts.isEmpty ? nil : parts.joined(separator: ", ") }

  /// Whether a value is a structure that does not describe itself.
  static func isFor(_ value: Any, _ mirror: Mirror) -> Bool {
    mirror.displayStyle == .struct && !(value is any CustomStringConvertible)
  }

  private mutating func compare(_ old: Any, _ new: Any, path: String, depth: Int) {
    let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard depth < PropertyChanges.deepest, PropertyChanges.isFor(new, after),
      before.children.count == after.children.count
    else {
      if !isEqual(old, new) { parts.append("\(path) to \(PropertyChanges.shown(new, after))") }
      return
    }
    for (mine, other) in zip(before.children, after.children) {
      let name = other.label ?? ""
      let path = path.isEmpty ? name : "\(path).\(name)"
      compare(mine.value, other.value, path: path, depth: depth + 1)
    }
  }

  /// Whether two values are equal; those that can't be compared, by their texts.
  private func isEqual(_ old: Any, _ new: Any) -> Bool {
    if let old = old as? AnyHashable, let new = new as? AnyHashable { return old == new }
    return "\(old)" == "\(new)"
  }

  /// A value that is no structure, as the flow shows it: a collection by its count.
  static func shown(_ value: Any, _ mirror: Mirror) -> String {
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { shown($0.value, Mirror(reflecting: $0.value)) }
        ?? "nothing"
    }
    if let values = value as? any Collection, !(value is any StringProtocol) {
      return values.count == 1 ? "1 value" : "\(values.count) values"
    }
    return cut("\(value)")
  }

  /// A text, cut to the length that the flow shows.
  static func cut(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }

  private static let deepest = 4
  private static let longest = 40
}
