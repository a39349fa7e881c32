import LabText

/// The edits that turn the expected lines into the printed lines.
///
/// As many expected lines as possible stay; a line that only repeats the one above it stays if that costs
/// no more than two added lines. Of the others, each is replaced by the printed line of its
/// sign that is most like it, or by one that differs in its sign only; then as few as possible are added, and `...` takes as many of the other
/// printed lines as it can.
package struct Alignment {
  /// The edits, in order.
  ///
  /// Their numbers are positions among the expected and the printed lines.
  package private(set) var edits: [Edit] = []

  package enum Edit: Equatable {
    case same(Int, Int)
    case replaced(Int, Int)
    case missing(Int)
    case extra(Int)
    /// An ellipsis, and the printed lines that it takes.
    case taken(Int, Range<Int>)
  }

  private let expected: [String?]
  private let printed: [String]
  private let takes: (Int, Int) -> Bool
  /// With more cells than this, all lines in the middle count as missing or extra.
  private static let limit = 4_000_000

  /// The edits between these lines; a `nil` among the expected ones means `...`, and `takes` says which
  /// printed lines it may take.
  package init(
    _ expected: [String?],
    _ printed: [String],
    takes: @escaping (_ ellipsis: Int, _ line: Int) -> Bool = { _, _ in true }
  ) {
    (self.expected, self.printed, self.takes) = (expected, printed, takes)
    var start = 0
    while start < min(expected.count, printed.count), expected[start] == printed[start] {
      start += 1
    }
    var (left, right) = (expected.count, printed.count)
    while left > start, right > start, expected[left - 1] == printed[right - 1] {
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
    let costs = Costs(rows, columns, expected, printed, takes)
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

/// The cost of an expected line that does not stay.
private let loss = 1 << 30
/// The cost of an added line.
///
/// A dropped line costs two more than its loss, and a replaced one up to three: the more the lines are
/// alike, the less.
private let unit = 1 << 10

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
    private let printed: [String]
    private let takes: (Int, Int) -> Bool
    /// The expected lines that only repeat the line above them, which is printed.
    private let repeated: Set<Int>
    private var cells: [Int]

    init(
      _ rows: Range<Int>,
      _ columns: Range<Int>,
      _ expected: [String?],
      _ printed: [String],
      _ takes: @escaping (Int, Int) -> Bool
    ) {
      (self.rows, self.columns, self.expected, self.printed) = (rows, columns, expected, printed)
      self.takes = takes
      repeated = Set(
        rows.filter { row in
          guard row > 0, let text = expected[row] else { return false }
          return text == expected[row - 1] && printed.contains(text)
        }
      )
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

    /// The cheapest move and its cost; nil at the end of both.
    ///
    /// Of moves with the same cost it is the first.
    private func cheapest(_ row: Int, _ column: Int) -> (move: Move, cost: Int)? {
      let hasPrinted = column < columns.upperBound
      guard row < rows.upperBound else {
        return hasPrinted ? (.add, unit + cells[index(row, column + 1)]) : nil
      }
      guard let text = expected[row] else {
        let pass = cells[index(row + 1, column)]
        guard hasPrinted else { return (.pass, pass) }
        let isTaken = takes(row, column)
        let further = cells[index(row, column + 1)] + (isTaken ? 0 : unit)
        return further < pass ? (isTaken ? .take : .add, further) : (.pass, pass)
      }
      let drop =
        (repeated.contains(row) ? 0 : loss) + 2 * unit + cells[index(row + 1, column)]
      guard hasPrinted else { return (.drop, drop) }
      let both = cells[index(row + 1, column + 1)]
      if text == printed[column] { return (.same, both) }
      let add = unit + cells[index(row, column + 1)]
      let other = min(drop, add)
      if loss + both <= other, isReplaceable(text, by: printed[column]) {
        let replace = loss + 3 * unit - likeness(text, printed[column]) + both
        if replace <= other { return (.replace, replace) }
      }
      return drop <= add ? (.drop, drop) : (.add, add)
    }
  }
}

/// Whether one line may stand in the place of another: both have the same sign, or only the signs differ.
private func isReplaceable(_ text: String, by other: String) -> Bool {
  text.utf8.first == other.utf8.first
    || text.utf8.count == other.utf8.count
      && text.utf8.dropFirst().elementsEqual(other.utf8.dropFirst())
}

/// How much of two lines, after their signs, is the same at their beginnings and ends, up to three units.
private func likeness(_ left: String, _ right: String) -> Int {
  let (left, right) = (Array(left.utf8.dropFirst(2)), Array(right.utf8.dropFirst(2)))
  let (shorter, longer) = (min(left.count, right.count), max(left.count, right.count))
  guard longer > 0 else { return 3 * unit }
  let start = zip(left, right).lazy.map(likeness).prefix { $0 > 0 }
  let end = zip(left.reversed(), right.reversed()).lazy.map(likeness)
    .prefix(shorter - start.reduce(0) { count, _ in count + 1 }).prefix { $0 > 0 }
  return 3 * unit * (start.reduce(0, +) + end.reduce(0, +)) / (4 * longer)
}

/// Two digits are more alike than other letters: a number has changed.
private func likeness(_ left: UInt8, _ right: UInt8) -> Int {
  let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  return left == right ? 4 : digits ~= left && digits ~= right ? 3 : 0
}
