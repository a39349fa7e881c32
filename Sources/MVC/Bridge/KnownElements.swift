/// The lists of a model as they were at the last change, to tell which elements the next one is about.
///
/// Elements are kept as texts: a copy would keep alive what the model has let go of.
struct KnownElements {
  private var lists: [String: [String]] = [:]

  /// Remembers the lists among these properties.
  init(_ properties: [(name: String, value: Any)]) {
    for (name, value) in properties { lists[name] = KnownElements.texts(of: value) }
  }

  /// What has changed in a property since the last call.
  ///
  /// One element that went, some that came at the end, or others in some places of a list that keeps the rest. If no
  /// element is kept, or the value is no list, all of it has been set.
  mutating func change(of property: String, to value: Any) -> Change {
    guard let new = KnownElements.texts(of: value) else { return .set }
    let old = lists.updateValue(new, forKey: property) ?? []
    guard !old.isEmpty, !new.isEmpty else { return .set }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    switch new.count - old.count {
    case 0:
      let changed = old.indices.filter { old[$0] != new[$0] }
      let keepsSome = !changed.isEmpty && changed.count < new.count
      return keepsSome ? .replace(Indexes(changed)) : .set
    case -1 where start + end >= new.count: return .remove(Indexes(start))
    case 1... where start == old.count: return .insert(Indexes(start..<new.count))
    default: return .set
    }
  }

  private static func texts(of value: Any) -> [String]? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection else { return nil }
    return mirror.children.map { text(of: $0.value, depth: 0) }
  }

  /// The content of an element; objects within it count by their names alone.
  private static func text(of value: Any, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    guard depth < deepest, !mirror.children.isEmpty, depth == 0 || mirror.displayStyle != .class
    else {
      return "\(value)"
    }
    let children = sequence(first: mirror) { $0.superclassMirror }.flatMap(\.children)
    let parts = children.map { "\($0.label ?? ""): \(text(of: $0.value, depth: depth + 1))" }
    let isOrdered = mirror.displayStyle != .set && mirror.displayStyle != .dictionary
    return "(\((isOrdered ? parts : parts.sorted()).joined(separator: ", ")))"
  }

  private static let deepest = 4
}
