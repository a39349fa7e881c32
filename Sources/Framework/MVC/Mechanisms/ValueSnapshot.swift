/// What a value was like at one moment, to tell what a later one has in place of it.
///
/// It consists of texts: a copy of the value would keep alive what the model has let go of.
struct ValueSnapshot: Equatable {
  private let content: Content
  /// The value as the flow shows it.
  private let shown: String

  fileprivate enum Content: Equatable {
    /// A structure, as its properties.
    case structure([Part])
    /// A list, as its elements.
    case list([String])
    /// A dictionary or a set, which has room for one answer beside another.
    case table(String)
    /// A number or a truth value.
    case number(String)
    /// An object, which counts by its name alone.
    case object(String)
    /// An optional without a value.
    case nothing
    /// Anything else.
    case other(String)
  }

  /// A property of a structure.
  fileprivate struct Part: Equatable {
    let name: String
    let value: ValueSnapshot
  }

  /// Takes a snapshot of a value.
  init(of value: Any) { self.init(value, depth: 0) }

  private init(_ value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let child = mirror.children.first {
      self = ValueSnapshot(child.value, depth: depth)
      return
    }
    guard depth < ValueSnapshot.deepest, ValueSnapshot.isStructure(value, mirror) else {
      (content, shown) = (Content(of: value, mirror), ValueSnapshot.shown(value, mirror))
      return
    }
    let parts = mirror.children.map { child in
      Part(name: child.label ?? "", value: ValueSnapshot(child.value, depth: depth + 1))
    }
    content = .structure(parts)
    let texts = parts.map { "\($0.name): \($0.value.shown)" }
    shown = ValueSnapshot.cut("(\(texts.joined(separator: ", ")))")
  }
}

extension ValueSnapshot.Content {
  /// The text of a number or a truth value.
  fileprivate var number: String? { if case .number(let text) = self { text } else { nil } }

  /// The content of a value that is no structure.
  fileprivate init(of value: Any, _ mirror: Mirror) {
    switch mirror.displayStyle {
    case .collection:
      self = .list(mirror.children.map { ValueSnapshot.text(of: $0.value, depth: 0) })
    case .dictionary, .set: self = .table(ValueSnapshot.text(of: value, depth: 0))
    case _ where value is Bool || value is any Numeric: self = .number("\(value)")
    case .class: self = .object("\(value)")
    case .optional: self = .nothing
    default: self = .other(ValueSnapshot.text(of: value, depth: 1))
    }
  }
}

extension ValueSnapshot {
  /// The content of a value; objects within it count by their names alone.
  fileprivate static func text(of value: Any, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    guard depth < deepest, !mirror.children.isEmpty, depth == 0 || mirror.displayStyle != .class
    else { return "\(value)" }
    let children = sequence(first: mirror) { $0.superclassMirror }.flatMap(\.children)
    let parts = children.map { "\($0.label ?? ""): \(text(of: $0.value, depth: depth + 1))" }
    let isOrdered = mirror.displayStyle != .set && mirror.displayStyle != .dictionary
    return "(\((isOrdered ? parts : parts.sorted()).joined(separator: ", ")))"
  }

  /// Whether a value is a structure that does not describe itself.
  static func isStructure(_ value: Any, _ mirror: Mirror) -> Bool {
    mirror.displayStyle == .struct && !(value is any CustomStringConvertible)
  }

  /// A value that is no structure, as the flow shows it: a collection by its count.
  fileprivate static func shown(_ value: Any, _ mirror: Mirror) -> String {
    if mirror.displayStyle == .optional { return "nothing" }
    if let values = value as? any Collection, !(value is any StringProtocol) {
      return values.count == 1 ? "1 value" : "\(values.count) values"
    }
    return cut("\(value)")
  }

  /// A text, cut to the length that the flow shows.
  fileprivate static func cut(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }

  private static let deepest = 4
  private static let longest = 40
}

extension ValueSnapshot {
  /// The change that leads to another value.
  ///
  /// In a list: one element that went, some that came at the end, or others in some places while the rest stays. If no
  /// element is kept, or the value is no list, all of it has been set.
  func change(to new: ValueSnapshot) -> Change {
    guard case .list(let old) = content, case .list(let new) = new.content, !old.isEmpty,
      !new.isEmpty
    else {
      return .set
    }
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

  /// What the flow shows of the change that leads to another value: in a list what `change(to:)` says, in a structure
  /// the properties that differ, and otherwise the new value.
  func detail(of new: ValueSnapshot) -> Hop.Detail {
    switch (content, new.content) {
    case (_, .list), (_, .table), (_, .object): return .change(change(to: new))
    case (.structure, .structure):
      let parts = propertyChanges(to: new)
      return parts.isEmpty ? .change(.set) : .text("set \(parts.joined(separator: ", "))")
    default: return .text("set to \(new.shown)")
    }
  }

  /// The properties that differ, each with its path and its new value.
  private func propertyChanges(to new: ValueSnapshot, path: String = "") -> [String] {
    guard case .structure(let old) = content, case .structure(let others) = new.content,
      old.map(\.name) == others.map(\.name)
    else { return content == new.content ? [] : ["\(path) to \(new.shown)"] }
    return zip(old, others).flatMap { mine, other in
      let path = path.isEmpty ? mine.name : "\(path).\(mine.name)"
      return mine.value.propertyChanges(to: other.value, path: path)
    }
  }

  /// The parts that are others as a whole in another value; the whole value is set even if it stays the same.
  func partsReplaced(in new: ValueSnapshot, path: String = "") -> [ReplacedPart] {
    switch (content, new.content) {
    case (.structure(let old), .structure(let new)) where old.map(\.name) == new.map(\.name):
      return zip(old, new).flatMap { mine, other in
        mine.value.partsReplaced(in: other.value, path: "\(path).\(mine.name)")
      }
    case (.list(let old), .list(let others)):
      return old != others && change(to: new) == .set ? [ReplacedPart(path: path)] : []
    case (.table, .table): return []
    default:
      let isOther = content != new.content
      guard isOther || path.isEmpty else { return [] }
      return [ReplacedPart(path: path, number: new.content.number, isOther: isOther)]
    }
  }
}
