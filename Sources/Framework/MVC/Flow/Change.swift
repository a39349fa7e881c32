/// A change of a value, in the terms of key-value observing: its kind and its indexes.
public enum Change: Equatable, Sendable {
  /// The whole value was set.
  case set
  /// Elements were inserted; the indexes are those after the change.
  case insert(Indexes)
  /// Elements were removed; the indexes are those before the change.
  case remove(Indexes)
  /// The elements at these indexes are others now.
  case replace(Indexes)
  /// An element went from one index, before the change, to another, after it.
  case move(from: Int, to: Int)
}

extension Change: CustomStringConvertible {
  /// The change in the past tense: `inserted [0]`, `removed [1, 3]`, `moved 0 to 2`.
  public var description: String {
    switch self {
    case .set: "set"
    case .insert(let indexes): "inserted \(indexes)"
    case .remove(let indexes): "removed \(indexes)"
    case .replace(let indexes): "replaced \(indexes)"
    case .move(let from, let to): "moved \(from) to \(to)"
    }
  }
}

extension Change {
  /// Where the element at `index` is after the change; nil if it was removed, or if the whole value was set.
  package func place(of index: Int) -> Int? {
    switch self {
    case .set: nil
    case .replace: index
    case .insert(let indexes): indexes.reduce(index) { $1 <= $0 ? $0 + 1 : $0 }
    case .remove(let indexes):
      indexes.contains(index) ? nil : index - indexes.count { $0 < index }
    case .move(let from, let to):
      if index == from {
        to
      } else {
        index - (from < index ? 1 : 0) + (to <= index - (from < index ? 1 : 0) ? 1 : 0)
      }
    }
  }

  /// The indexes of the changed elements: those before the change for a removal, those after it for
  /// anything else, and none for a set.
  public var indexes: Indexes {
    switch self {
    case .set: []
    case .insert(let indexes), .remove(let indexes), .replace(let indexes): indexes
    case .move(_, let to): [to]
    }
  }
}
