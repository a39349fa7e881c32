import LabText

/// How what was expected becomes what was told, with as little lost as possible.
///
/// First as many expected lines as possible are kept, then as few as possible are added: `...` takes
/// what it still can take.
package struct Alignment {
  /// The edits, in order.
  ///
  /// The numbers are positions among the expected and the told lines.
  package private(set) var edits: [Edit] = []

  package enum Edit: Equatable {
    case same(Int, Int)
    case replaced(Int, Int)
    case missing(Int)
    case extra(Int)
    /// An ellipsis, and what it takes.
    case taken(Int, Range<Int>)
  }

  private let expected: [String?]
  private let told: [String]
  /// Beyond this many cells everything in the middle counts as replaced.
  private static let limit = 4_000_000
  private static let loss = 1 << 24

  /// `nil` among the expected lines stands for `...`.
  package init(_ expected: [String?], _ told: [String]) {
    (self.expected, self.told) = (expected, told)
    var start = 0
    while start < min(expected.count, told.count), expected[start] == told[start] { start += 1 }
    var (left, right) = (expected.count, told.count)
    while left > start, right > start, expected[left - 1] == told[right - 1] {
      (left, right) = (left - 1, right - 1)
    }
    edits = (0..<start).map { .same($0, $0) }
    alignMiddle(start..<left, start..<right)
    edits += (0..<expected.count - left).map { .same(left + $0, right + $0) }
  }

  private mutating func alignMiddle(_ rows: Range<Int>, _ columns: Range<Int>) {
    guard (rows.count + 1) * (columns.count + 1) <= Alignment.limit else {
      edits += rows.map { expected[$0] == nil ? .taken($0, columns.prefix(0)) : .missing($0) }
      edits += columns.map { .extra($0) }
      return
    }
    let costs = Costs(rows, columns, expected, told)
    var (row, column) = (rows.lowerBound, columns.lowerBound)
    while row < rows.upperBound || column < columns.upperBound {
      switch costs.best(row, column) {
      case .same:
        edits.append(.same(row, column))
        (row, column) = (row + 1, column + 1)
      case .replace:
        edits.append(.replaced(row, column))
        (row, column) = (row + 1, column + 1)
      case .drop:
        edits.append(.missing(row))
        row += 1
      case .add:
        edits.append(.extra(column))
        column += 1
      case .take:
        let start = column
        while costs.best(row, column) == .take { column += 1 }
        edits.append(.taken(row, start..<column))
        row += 1
      case .pass:
        edits.append(.taken(row, column..<column))
        row += 1
      }
    }
  }
}

extension Alignment {
  /// The least cost from each pair of positions to the end.
  private struct Costs {
    enum Move {
      case same
      case replace
      case drop
      case add
      case take
      case pass
    }

    private let (rows, columns): (Range<Int>, Range<Int>)
    private let expected: [String?]
    private let told: [String]
    private var cells: [Int]

    init(_ rows: Range<Int>, _ columns: Range<Int>, _ expected: [String?], _ told: [String]) {
      (self.rows, self.columns, self.expected, self.told) = (rows, columns, expected, told)
      cells = Array(repeating: 0, count: (rows.count + 1) * (columns.count + 1))
      for row in (rows.lowerBound...rows.upperBound).reversed() {
        for column in (columns.lowerBound...columns.upperBound).reversed() {
          guard let (_, cost) = cheapest(row, column) else { continue }
          cells[index(row, column)] = cost
        }
      }
    }

    func best(_ row: Int, _ column: Int) -> Move { cheapest(row, column)?.move ?? .pass }

    private func index(_ row: Int, _ column: Int) -> Int {
      (row - rows.lowerBound) * (columns.count + 1) + column - columns.lowerBound
    }

    /// Nil at the end of both.
    ///
    /// Of moves that cost the same the first one is taken.
    private func cheapest(_ row: Int, _ column: Int) -> (move: Move, cost: Int)? {
      let hasTold = column < columns.upperBound
      guard row < rows.upperBound else {
        return hasTold ? (.add, 1 + cells[index(row, column + 1)]) : nil
      }
      guard let text = expected[row] else {
        let pass = cells[index(row + 1, column)]
        guard hasTold, cells[index(row, column + 1)] < pass else { return (.pass, pass) }
        return (.take, cells[index(row, column + 1)])
      }
      let drop = loss + 2 + cells[index(row + 1, column)]
      guard hasTold else { return (.drop, drop) }
      let both = cells[index(row + 1, column + 1)]
      if text == told[column] { return (.same, both) }
      let add = 1 + cells[index(row, column + 1)]
      let isKin = text.utf8.first == told[column].utf8.first
      if isKin, loss + both <= min(drop, add) { return (.replace, loss + both) }
      return drop <= add ? (.drop, drop) : (.add, add)
    }
  }
}
