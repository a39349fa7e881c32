import MVC

/// A table: it caches the number of rows, and shows some of them in cells that it reuses.
///
/// A row keeps its content until it is reloaded. `insertRows`, `deleteRows`, `moveRow` and
/// `reloadRows` check the number of rows in the data source; a mismatch is the fault
/// ``InvalidUpdate``, which ends the world as UIKit's exception ends an app.
open class TableView: Element {
  /// The data source; a table without one is empty.
  @exclusivity(unchecked) public weak var dataSource: (any TableDataSource)? {
    didSet {
      sourceLink.note(dataSource, in: runtime.flow)
      source = (dataSource as? Component)?.participant ?? .nobody
      isSectioned = dataSource is any SectionedTableDataSource
    }
  }
  package private(set) var sourceLink = LinkRecord("dataSource")
  /// The delegate, which is called when the user acts on the table.
  @exclusivity(unchecked) public weak var delegate: (any TableDelegate)? {
    didSet {
      delegateLink.note(delegate, in: runtime.flow)
      asksForDisplay = delegate is any CellDisplayTableDelegate
      asksForSectionViews = delegate is any SectionViewTableDelegate
    }
  }
  /// A table that only shows rows never sets it.
  package private(set) var delegateLink = LinkRecord("delegate")

  /// A view above the first row, which is on the screen with it; nil if there is none.
  @exclusivity(unchecked) public var headerView: Element? {
    didSet { replace(oldValue, by: headerView) }
  }
  /// What the user pulls the table down for, above all rows; nil if there is none.
  @exclusivity(unchecked) public var refreshControl: RefreshControl? {
    didSet { replace(oldValue, by: refreshControl) }
  }
  /// A view below the last row, which is on the screen with it; nil if there is none.
  @exclusivity(unchecked) public var footerView: Element? {
    didSet { replace(oldValue, by: footerView) }
  }
  /// The number of rows that fit on the screen.
  public let viewport: Int
  /// The first row on the screen.
  @exclusivity(unchecked) public private(set) var offset = 0
  /// The cells on the screen, the topmost first.
  @exclusivity(unchecked) public private(set) var visibleCells: [Cell] = []
  /// The row whose swipe menu is open, and the actions of the menu.
  @exclusivity(unchecked) public internal(set) var menu: (row: Int, actions: [SwipeAction])?
  /// The row that the user or the app has selected, which only `UIKitNames` knows; nil if none is.
  @exclusivity(unchecked) package final var selectedRow: Int?
  /// Whether the user is editing the rows, which `isEditing` returns.
  @exclusivity(unchecked) var editsRows = false
  /// A view that the table shows while it has no rows, as they would cover it; nil if there is none.
  @exclusivity(unchecked) public var backgroundView: Element? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  /// Whether a tap on a row selects it while the user is not editing.
  public var allowsSelection = true
  /// Whether a tap on a row selects it while the user is editing.
  public var allowsSelectionDuringEditing = false
  /// The sections, if the data source knows any.
  @exclusivity(unchecked) var sections: [TableSection] = []
  @exclusivity(unchecked) private(set) var isSectioned = false
  /// The views of the sections; none if no delegate has any.
  @exclusivity(unchecked) var sectionViews: [SectionViews] = []
  @exclusivity(unchecked) private(set) var asksForDisplay = false
  @exclusivity(unchecked) private(set) var asksForSectionViews = false
  /// The cells that have come into sight, of which the delegate does not know yet.
  @exclusivity(unchecked) var newCells: [Cell] = []
  @exclusivity(unchecked) private(set) var cachedCount: Int?
  /// Whether the rows are counted, and their cells come when the screen has loaded.
  @exclusivity(unchecked) private var awaitsCells = false
  var pool = ReusePool()
  /// What makes a cell for each name that cells are registered under.
  package var cellMakers: [String: () -> Cell] = [:]
  /// What makes a view of a section for each name that such views are registered under.
  package var sectionViewMakers: [String: () -> Element] = [:]
  /// Made when the user edits the rows for the first time.
  @exclusivity(unchecked) var editingControls: EditingControls?
  @exclusivity(unchecked) private(set) var source = Participant.nobody
  /// The updates of the batch that has begun, and how many batches have.
  var batch = TableBatch()
  @exclusivity(unchecked) var batchDepth = 0

  /// Makes a table that shows `viewport` rows at once, which must be 1 or more.
  public init(viewport: Int = 12, identifier: String = "table") {
    self.viewport = viewport
    super.init(identifier: identifier)
  }

  override var isAlwaysPicture: Bool { true }

  override func describeContent(to digest: inout StateDigest) {
    digest.add(cachedCount ?? -1)
    digest.add(offset)
    digest.add(visibleCells)
    digest.add(pooledCells)
    digest.add(dataSource)
    digest.add(delegate)
    digest.add(delegateLink.isSet)
    digest.add(sourceLink.isSet)
    for section in sections {
      digest.add(section.title ?? "")
      digest.add(section.footer ?? "")
      digest.add(section.count)
    }
    digest.add(isEditing)
    digest.add(allowsSelection)
    digest.add(allowsSelectionDuringEditing)
    if let selectedRow { digest.add("selected \(selectedRow)") }
    for name in cellMakers.keys.sorted() + sectionViewMakers.keys.sorted() { digest.add(name) }
    guard let menu else { return }
    digest.add(menu.row)
    for action in menu.actions { action.describe(to: &digest) }
  }

  override open var flowName: String { "the table" }
  override open func lines(width: Int) -> [String] {
    let rows = rowLines(width: width)
    let parts = [visibleRefreshControl, visibleHeader, visibleBackground, visibleFooter]
      .map { $0?.lines(width: width) ?? [] }
    return parts[0] + parts[1] + rows + parts[2] + parts[3]
  }
  override func addVisibleParts(to found: inout [Element]) {
    visibleRefreshControl?.addVisible(to: &found)
    visibleHeader?.addVisible(to: &found)
    addVisibleRows(to: &found)
    visibleBackground?.addVisible(to: &found)
    visibleFooter?.addVisible(to: &found)
  }
  override package var ownedComponents: [Component] {
    subviews + visibleCells + pooledCells + (editingControls.map { [$0] } ?? [])
  }
}

extension TableView {
  /// The number of rows, as the table last counted them.
  public var rowCount: Int { cachedCount ?? 0 }
  /// The rows on the screen.
  public var visibleRows: Range<Int> { offset..<offset + visibleCells.count }

  /// Reloads all rows from the data source.
  ///
  /// While the screen loads, the rows are only counted, as in UIKit: the cells are made afterwards.
  public func reload() throws {
    try rendering("reloaded the table") {
      menu = nil
      selectedRow = nil
      cachedCount = try askCount()
      for cell in visibleCells { pool.enqueue(cell) }
      visibleCells = []
      offset = max(0, min(offset, rowCount - viewport))
      awaitsCells = screen?.isLoading == true
      if !awaitsCells { try fill() }
    }
  }

  /// Reloads these rows from the data source.
  ///
  /// Throws an ``InvalidUpdate`` if the data source has another number of rows than before, or an index is not one of
  /// them.
  public func reloadRows(at indexes: Indexes) throws {
    guard batchDepth == 0 else { return batch.add(indexes.map { .reload(.number($0)) }) }
    try loadIfNeeded()
    let what = indexes.count == 1 ? "repainted a row" : "repainted \(indexes.count) rows"
    try rendering(what) {
      try checkCount()
      for row in indexes {
        guard (0..<rowCount).contains(row) else {
          throw InvalidUpdate(.noRow(row, count: rowCount))
        }
        guard visibleRows.contains(row) else { continue }
        pool.enqueue(visibleCells[row - offset])
        visibleCells[row - offset] = try askCell(row)
      }
      tellOfNewCells()
    }
  }
}

extension TableView {
  /// Loads the rows for the first time, when the screen loads.
  func loadIfNeeded() throws {
    guard cachedCount == nil || awaitsCells, dataSource != nil else { return }
    if !awaitsCells { cachedCount = try askCount() }
    awaitsCells = false
    try fill()
  }

  /// Fills the empty table.
  private func fill() throws {
    try fill(keeping: [])
    updateSectionViews()
  }

  /// Moves the rows, the menu and the selection as a valid update says, which leads to this number of rows.
  func arrange(_ update: RowUpdate, count: Int) throws {
    cachedCount = count
    follow(update)
    try move(to: max(0, min(offset, count - viewport)), update)
  }

  /// Makes `offset` the first row on the screen and moves the cells as the update says.
  ///
  /// Cells above the first one that moves are not touched; cells of deleted rows go to the reuse
  /// pool. The data source has a row under the number that `source` returns for it.
  func move(
    to offset: Int,
    _ update: RowUpdate,
    source: (Int) -> Int = { $0 }
  ) throws {
    let rows = visibleRows
    let moved = update.firstMoved(of: rows, offset: offset)
    var kept: [(row: Int, cell: Cell)] = []
    for row in moved..<rows.upperBound {
      let cell = visibleCells[row - rows.lowerBound]
      if let row = update.place(of: row) { kept.append((row, cell)) } else { pool.enqueue(cell) }
    }
    if moved < rows.upperBound { visibleCells.removeLast(rows.upperBound - moved) }
    self.offset = offset
    try fill(keeping: kept, source: source)
  }

  /// Fills the rest of the screen with the kept cells, and with cells from the data source.
  private func fill(
    keeping kept: [(row: Int, cell: Cell)],
    source: (Int) -> Int = { $0 }
  ) throws {
    let first = visibleRows.upperBound
    let rows = first..<max(first, min(offset + viewport, rowCount))
    for (row, cell) in kept where !rows.contains(row) { pool.enqueue(cell) }
    for row in rows {
      visibleCells.append(try kept.first { $0.row == row }?.cell ?? askCell(source(row)))
    }
    tellOfNewCells()
  }

  func askCount() throws -> Int {
    guard let dataSource else { return 0 }
    return asking(.count) {
      guard isSectioned, let sectioned = dataSource as? any SectionedTableDataSource else {
        return try dataSource.numberOfRows(in: self)
      }
      sections = try askSections(sectioned)
      return sections.reduce(0) { $0 + $1.count }
    } ?? 0
  }

  /// How many rows its data source has now, which a table that was not told does not show; nil without a data source.
  ///
  /// The question is the lab's, so it is no hop itself, and the table keeps its rows.
  package func rowCountOfDataSource() throws -> Int? {
    guard isSectioned, let sectioned = dataSource as? any SectionedTableDataSource else {
      return try dataSource?.numberOfRows(in: self)
    }
    return try askSections(sectioned).reduce(0) { $0 + $1.count }
  }

  private func askCell(_ row: Int) throws -> Cell {
    let question = runtime.flow.count
    let answer = asking(.cell(row: row)) {
      try dataSource?.table(self, cellForRow: row)
    }
    let cell = (answer ?? nil) ?? Cell()
    cell.fills.append(CellFill(hop: question, row: row, text: cell.readout))
    prepare(cell, for: row)
    if asksForDisplay { newCells.append(cell) }
    return cell
  }
}
