/// What a value was like at one moment, to tell what a later one has in place of it.
///
/// It consists of texts: a copy of the value would keep alive what the model has let go of.
enum ValueSnapshot {
  /// A structure, as its properties.
  case structure([Part])
  /// A list, as its elements.
  case list([String])
  /// A dictionary or a set, which has room for one answer beside another.
  case table
  /// A number or a truth value: nobody can tell a count of answers from what an answer says.
  case number
  /// Anything else; objects count by their names alone.
  case other(String)

  /// A property of a structure.
  struct Part {
    let name: String
    let value: ValueSnapshot
  }

  /// Takes a snapshot of a value.
  init(of value: Any) { self.init(value, depth: 0) }

  private init(_ value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      self = mirror.children.first.map { ValueSnapshot($0.value, depth: depth) } ?? .other("nil")
    case .collection:
      self = .list(mirror.children.map { ValueSnapshot.text(of: $0.value, depth: 0) })
    case .dictionary, .set: self = .table
    case .struct where depth < ValueSnapshot.deepest && PropertyChanges.isFor(value, mirror):
      self = .structure(
        mirror.children.map { child in
          Part(name: child.label ?? "", value: ValueSnapshot(child.value, depth: depth + 1))
        }
      )
    default:
      let isNumber = value is Bool || value is any Numeric
      self = isNumber ? .number : .other(ValueSnapshot.text(of: value, depth: 1))
    }
  }

  /// The content of a value; objects within it count by their names alone.
  private static func text(of value: Any, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    guard depth < deepest, !mirror.children.isEmpty, depth == 0 || mirror.displayStyle != .class
    else { return "\(value)" }
    let children = sequence(first: mirror) { $0.superclassMirror }.flatMap(\.children)
    let parts = children.map { "\($0.label ?? ""): \(text(of: $0.value, depth: depth + 1))" }
    let isOrdered = mirror.displayStyle != .set && mirror.displayStyle != .dictionary
    return "(\((isOrdered ? parts : parts.sorted()).joined(separator: ", ")))"
  }

  private static let deepest = 4
}

extension ValueSnapshot {
  /// The change that leads to another value.
  ///
  /// In a list: one element that went, some that came at the end, or others in some places while the rest stays. If no
  /// element is kept, or the value is no list, all of it has been set.
  func change(to new: ValueSnapshot) -> Change {
    guard case .list(let old) = self, case .list(let new) = new, !old.isEmpty, !new.isEmpty else {
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

  /// The parts that are others as a whole in another value, each as the path of its property, which is empty for the
  /// value itself.
  func partsReplaced(in new: ValueSnapshot, path: String = "") -> [String] {
    switch (self, new) {
    case (.structure(let old), .structure(let new)) where old.map(\.name) == new.map(\.name):
      return zip(old, new).flatMap { mine, other in
        mine.value.partsReplaced(in: other.value, path: "\(path).\(mine.name)")
      }
    case (.list(let old), .list(let others)):
      return old != others && change(to: new) == .set ? [path] : []
    case (.table, .table), (.number, .number): return []
    case (.other(let old), .other(let new)): return old == new ? [] : [path]
    default: return [path]
    }
  }
}
