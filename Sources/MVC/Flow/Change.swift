/// What happened to a value, in the words of key-value observing: its kind and the indexes.
public enum Change: Equatable, Sendable {
  case set
  case insert(Indexes)
  case remove(Indexes)
  case replace(Indexes)
  case move(from: Int, to: Int)
}

extension Change: CustomStringConvertible {
  /// `inserted [0]`, `removed [1, 3]`, `moved 0 to 2`
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
