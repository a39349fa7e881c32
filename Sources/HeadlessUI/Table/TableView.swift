import LabText
import MVC

/// A table: it caches how many rows there are, and shows some of them in cells from a reuse pool.
///
/// A row shows what its cell was last painted with, until somebody repaints it. `insertRows` and
/// its sisters check that the data source agrees; a mismatch is the fault `InvalidUpdate`.
public final class TableView: Element {
  /// Knows the rows; a table without one is empty.
  public weak var dataSource: (any TableDataSource)? {
    didSet { source = (dataSource as? Component)?.participant ?? .nobody }
  }
  /// Is told what a person does to rows; without one nobody hears of it.
  public weak var delegate: (any TableDelegate)?

  /// How many rows fit on the screen at once.
  public let viewport: Int
  /// The first row on the screen.
  public private(set) var offset = 0
  /// The cells on the screen, the topmost first.
  public private(set) var visibleCells: [Cell] = []
  /// The row whose swipe menu is open, and what it offers.
  public private(set) var menu: (row: Int, actions: [SwipeAction])?
  private var cachedCount: Int?
  private var pool = ReusePool()
  private var source = Participant.nobody

  /// A table that shows `viewport` rows at once, which must be 1 or more.
  public init(viewport: Int = 12, identifier: String = "table") {
    self.viewport = viewport
    super.init(identifier: identifier)
  }

  /// How many rows the table believes there are.
  public var rowCount: Int { cachedCount ?? 0 }
  /// The cells that wait for reuse, the one that comes next last.
  public var pooledCells: [Cell] { pool.cells }

  override public var flowName: String { "the table" }
  override public func lines(width: Int) -> [String] { rowLines(width: width) }
  override var children: [Element] { visibleCells }
}

// MARK: - What a controller asks of it

extension TableView {
  /// A cell that no row uses any more, or a new one.
  public func dequeueCell<Reused: Cell>(_ make: () -> Reused) -> Reused {
    pool.dequeue() ?? make()
  }

  /// Asks the data source for everything again.
  public func reload(fileID: StaticString = #fileID, line: UInt = #line) throws {
    try rendering("reloaded the table", fileID, line) { _ in
      menu = nil
      cachedCount = try askCount()
      for cell in visibleCells { pool.enqueue(cell) }
      visibleCells = []
      offset = max(0, min(offset, rowCount - viewport))
      try fill(keeping: [])
    }
  }

  /// There are new rows, at these indexes as they are afterwards.
  public func insertRows(
    at indexes: Indexes,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try update(
      indexes.count == 1 ? "inserted a row" : "inserted \(indexes.count) rows",
      inserting: indexes,
      deleting: [],
      fileID: fileID,
      line: line
    )
  }

  /// Rows are gone, at these indexes as they were before.
  public func deleteRows(
    at indexes: Indexes,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try update(
      indexes.count == 1 ? "deleted a row" : "deleted \(indexes.count) rows",
      inserting: [],
      deleting: indexes,
      fileID: fileID,
      line: line
    )
  }

  /// A row stands elsewhere; `to` counts as it is afterwards.
  public func moveRow(
    at from: Int,
    to: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try update(
      "moved a row",
      inserting: [to],
      deleting: [from],
      moving: true,
      fileID: fileID,
      line: line
    )
  }

  /// These rows are to be painted anew.
  public func reloadRows(
    at indexes: Indexes,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try loadIfNeeded()
    let what = indexes.count == 1 ? "repainted a row" : "repainted \(indexes.count) rows"
    try rendering(what, fileID, line) { site in
      let before = rowCount
      let after = try askCount()
      guard before == after else {
        throw InvalidUpdate(before: before, inserted: 0, deleted: 0, after: after, site: site)
      }
      for row in indexes {
        guard (0..<after).contains(row) else { throw NoSuchRow(row: row, count: after, site: site) }
        guard visibleRows.contains(row) else { continue }
        pool.enqueue(visibleCells[row - offset])
        visibleCells[row - offset] = try askCell(row)
      }
    }
  }
}

// MARK: - What a person does to it

extension TableView {
  /// The rows on the screen.
  public var visibleRows: Range<Int> { offset..<offset + visibleCells.count }

  /// A person taps on a row, which must exist.
  public func select(row: Int) -> EventResult {
    userEvent(.select(row: row)) { try $0.table(self, didSelectRow: row) }
  }

  /// A person swipes a row, which must exist; the menu opens if there is anything on it.
  public func swipe(row: Int) -> EventResult {
    menu = nil
    return userEvent(.swipe(row: row)) {
      let actions = try $0.table(self, swipeActionsForRow: row)
      menu = actions.isEmpty ? nil : (row, actions)
    }
  }

  /// A person chooses from the open menu, which closes.
  public func confirm(_ title: String) -> EventResult {
    guard let action = menu?.actions.first(where: { $0.title == title }) else { return .unheard }
    menu = nil
    var heard = false
    receive(.tap(title)) { heard = action.action.send(from: self) }
    return heard ? .heard : .unheard
  }

  /// A person pulls the table down, to have it refreshed.
  public func pull() -> EventResult { userEvent(.pull) { try $0.tableDidPull(self) } }

  /// A person scrolls until `row` is the first on the screen, or as near as the rows allow.
  public func scroll(to row: Int) -> EventResult {
    let target = max(0, min(row, rowCount - viewport))
    receive(.scroll) {
      try move(to: target) { $0 }
      guard visibleRows.upperBound == rowCount, rowCount > 0, let delegate else { return }
      tell("tableDidReachEnd", delegate) { try $0.tableDidReachEnd(self) }
    }
    return .heard
  }

  private func userEvent(
    _ event: UserEvent,
    _ body: (any TableDelegate) throws -> Void
  ) -> EventResult {
    guard let delegate else { return .unheard }
    receive(event) { tell(event.description, delegate, body) }
    return .heard
  }

  private func tell(
    _ name: String,
    _ delegate: any TableDelegate,
    _ body: (any TableDelegate) throws -> Void
  ) {
    runtime.flow.run(
      .delegate,
      from: participant,
      to: (delegate as? Component)?.participant ?? .nobody,
      name,
      site: .unknown
    ) { try body(delegate) }
  }
}

// MARK: - Its bookkeeping

extension TableView {
  /// Loads for the first time, as a table does when its screen is loaded.
  func loadIfNeeded() throws {
    guard cachedCount == nil, dataSource != nil else { return }
    cachedCount = try askCount()
    try fill(keeping: [])
  }

  private func update(
    _ what: String,
    inserting: Indexes,
    deleting: Indexes,
    moving: Bool = false,
    fileID: StaticString,
    line: UInt
  ) throws {
    try loadIfNeeded()
    guard !inserting.isEmpty || !deleting.isEmpty else {
      return try checkCount(site: CallSite(fileID: fileID, line: line))
    }
    try rendering(what, fileID, line) { site in
      let before = rowCount
      let after = try askCount()
      guard before + inserting.count - deleting.count == after else {
        throw InvalidUpdate(
          before: before,
          inserted: inserting.count,
          deleted: deleting.count,
          after: after,
          site: site
        )
      }
      if let row = deleting.firstEnd(outside: 0..<before) {
        throw NoSuchRow(row: row, count: before, site: site)
      }
      if let row = inserting.firstEnd(outside: 0..<after) {
        throw NoSuchRow(row: row, count: after, site: site)
      }
      let place: (Int) -> Int? = { row in
        if deleting.contains(row) { return moving ? inserting.first : nil }
        var row = row - deleting.count(below: row)
        if inserting.isContiguous, let first = inserting.first {
          return row >= first ? row + inserting.count : row
        }
        for index in inserting where index <= row { row += 1 }
        return row
      }
      cachedCount = after
      if let (row, actions) = menu { menu = place(row).map { ($0, actions) } }
      try move(to: max(0, min(offset, after - viewport)), place)
    }
  }

  /// An update of no rows changes nothing that is seen, and must not have to.
  private func checkCount(site: CallSite) throws {
    let after = try askCount()
    guard after == rowCount else {
      throw InvalidUpdate(before: rowCount, inserted: 0, deleted: 0, after: after, site: site)
    }
  }

  /// Lets `target` be the first row on the screen, and each cell show the row that `place` says.
  ///
  /// Cells above the first one that moves are left alone; cells of no row go to the pool.
  private func move(to target: Int, _ place: (Int) -> Int?) throws {
    let rows = visibleRows
    let moved = rows.first { place($0) != $0 + target - rows.lowerBound } ?? rows.upperBound
    var kept: [(row: Int, cell: Cell)] = []
    for row in moved..<rows.upperBound {
      let cell = visibleCells[row - rows.lowerBound]
      if let row = place(row) { kept.append((row, cell)) } else { pool.enqueue(cell) }
    }
    if moved < rows.upperBound { visibleCells.removeLast(rows.upperBound - moved) }
    offset = target
    try fill(keeping: kept)
  }

  /// Adds what is missing at the bottom of the screen: cells by their rows, the others asked for.
  private func fill(keeping kept: [(row: Int, cell: Cell)]) throws {
    let first = visibleRows.upperBound
    let rows = first..<max(first, min(offset + viewport, rowCount))
    for (row, cell) in kept where !rows.contains(row) { pool.enqueue(cell) }
    for row in rows {
      visibleCells.append(try kept.first { $0.row == row }?.cell ?? askCell(row))
    }
  }

  private func askCount() throws -> Int {
    guard let dataSource else { return 0 }
    return try asking(.count) { try dataSource.numberOfRows(in: self) } ?? 0
  }

  private func askCell(_ row: Int) throws -> Cell {
    let cell = try asking(.cell(row: row)) {
      try dataSource?.table(self, cellForRow: row)
    }
    return (cell ?? nil) ?? Cell()
  }

  private func asking<Answer>(
    _ question: DataSourceQuestion,
    _ body: () throws -> Answer
  ) throws -> Answer? {
    var answer: Answer?
    runtime.flow.run(.dataSource(question), from: participant, to: source, site: .unknown) {
      answer = try body()
    }
    return answer
  }

  /// Records the render first, so that what the data source does then hangs below it.
  private func rendering(
    _ what: String,
    _ fileID: StaticString,
    _ line: UInt,
    _ body: (CallSite) throws -> Void
  ) throws {
    let site = CallSite(fileID: fileID, line: line)
    let flow = runtime.flow
    var failure: (any Error)?
    flow.run(.render, from: flow.acting, to: participant, what, site: site) {
      do { try body(site) } catch {
        failure = error
        throw error
      }
    }
    if let failure { throw failure }
  }
}

extension Indexes {
  /// The first or the last index, if it lies outside of `range`.
  fileprivate func firstEnd(outside range: Range<Int>) -> Int? {
    guard let first, let last else { return nil }
    return !range.contains(first) ? first : !range.contains(last) ? last : nil
  }
}
