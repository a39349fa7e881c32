/// Distinct indexes in ascending order; a contiguous range needs no allocation.
public struct Indexes: Equatable, Sendable, RandomAccessCollection {
  /// All the indexes, or, if there is a list, only their first and their count.
  @usableFromInline let range: Range<Int>
  @usableFromInline let list: [Int]?

  @usableFromInline
  init(range: Range<Int>, list: [Int]?) {
    self.range = range
    self.list = list
  }

  /// Makes the indexes of a range; all empty ranges are equal.
  @inlinable
  public init(_ range: Range<Int>) { self.init(range: range.isEmpty ? 0..<0 : range, list: nil) }

  /// Makes a single index.
  @inlinable public init(_ index: Int) { self.init(index..<index + 1) }

  /// Sorts the indexes and drops duplicates.
  public init(_ indexes: some Sequence<Int>) {
    let sorted = indexes.sorted()
    let distinct = sorted.enumerated().filter { $0 == 0 || sorted[$0 - 1] != $1 }.map(\.element)
    let first = distinct.first ?? 0
    self.init(
      range: first..<first + distinct.count,
      list: distinct.last == distinct.indices.last.map { first + $0 } ? nil : distinct
    )
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { list?.count ?? range.count }
  @inlinable
  public subscript(position: Int) -> Int { list?[position] ?? range.lowerBound + position }

  /// Whether no index is missing between the first and the last.
  @inlinable public var isContiguous: Bool { list == nil }

  /// Whether `index` is one of them.
  @inlinable
  public func contains(_ index: Int) -> Bool { list?.contains(index) ?? range.contains(index) }

  /// Returns how many of these indexes are smaller than `index`.
  @inlinable
  public func count(below index: Int) -> Int {
    guard let list else {
      return Swift.max(0, Swift.min(index, range.upperBound) - range.lowerBound)
    }
    return list.count { $0 < index }
  }
}

extension Indexes: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Int...) {
    switch elements.count {
    case 0: self.init(0..<0)
    case 1: self.init(elements[0])
    default: self.init(elements)
    }
  }
}

extension Indexes: CustomStringConvertible {
  /// A list such as `[0, 2]`, or for more than three contiguous indexes a range such as `[3...8]`.
  public var description: String {
    if count == 1 { return "[\(self[0])]" }
    guard list == nil, count > 3 else { return "[\(map(String.init).joined(separator: ", "))]" }
    return "[\(range.lowerBound)...\(range.upperBound - 1)]"
  }
}
