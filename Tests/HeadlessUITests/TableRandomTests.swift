import HeadlessUI
import MVC
import Testing

/// Changes a list at random and updates its table correctly each time.
private struct Driver {
  let runtime = Runtime()
  let page: ListPage
  private let random: RandomSource
  var made = 0

  init(viewport: Int, seed: UInt64) {
    random = RandomSource(seed: seed)
    page = runtime.list([], viewport: viewport)
  }

  private func pick(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + random.next(below: range.count)
  }

  /// Up to `count` indexes below `bound`: a contiguous range, or any.
  private func indexes(_ count: Int, below bound: Int) -> Indexes {
    guard count < bound, pick(0...1) == 0 else {
      return Indexes((0..<count).map { _ in pick(0...bound - 1) })
    }
    let first = pick(0...bound - count)
    return Indexes(first..<first + count)
  }

  mutating func step() throws -> String {
    let count = page.items.count
    switch pick(0...9) {
    case 0...2:
      let added = indexes(pick(1...4), below: count + 4)
      guard added.last.map({ $0 < count + added.count }) == true else { return "nothing" }
      for index in added {
        page.items.insert("\(made)", at: index)
        made += 1
      }
      try page.table.insertRows(at: added)
      return "inserted \(added)"
    case 3...4 where count > 0:
      let gone = indexes(pick(1...min(count, 5)), below: count)
      for index in gone.reversed() { page.items.remove(at: index) }
      try page.table.deleteRows(at: gone)
      return "deleted \(gone)"
    case 5 where count > 0:
      let (from, to) = (pick(0...count - 1), pick(0...count - 1))
      page.items.insert(page.items.remove(at: from), at: to)
      try page.table.moveRow(at: from, to: to)
      return "moved \(from) to \(to)"
    case 6 where count > 0:
      let changed = indexes(pick(1...min(count, 5)), below: count)
      for index in changed { page.items[index] += "'" }
      try page.table.reloadRows(at: changed)
      return "repainted \(changed)"
    case 7 where pick(0...9) == 0:
      page.items.removeAll { _ in pick(0...1) == 0 }
      try page.table.reload()
      return "reloaded"
    case 8 where count > 0:
      let row = pick(0...count - 1)
      _ = page.table.swipe(row: row)
      return "swiped \(row)"
    default:
      let row = pick(-1...count)
      _ = page.table.scroll(to: row)
      return "scrolled to \(row)"
    }
  }
}

@Suite struct TableRandomTests {
  @Test(arguments: [1, 2, 4, 7, 50], [1, 2, 3] as [UInt64])
  func
    `a table equals its data source after random insertions, deletions, moves, reloads and scrolls`(
      viewport: Int,
      seed: UInt64
    ) throws
  {
    var driver = Driver(viewport: viewport, seed: seed)
    let (page, runtime) = (driver.page, driver.runtime)
    let table = page.table
    for round in 0..<2_000 {
      let texts = Dictionary(
        uniqueKeysWithValues: zip(table.visibleCells.map(\.text), table.visibleCells)
      )
      let swiped = table.menu.map { page.items[$0.row] }
      runtime.flow.beginStep()
      let step = try runtime.assemble { try driver.step() }
      let count = page.items.count
      let rows = table.offset..<min(table.offset + viewport, count)
      try #require(runtime.flow.end == nil, "\(round): \(step)")
      try #require(table.rowCount == count, "\(round): \(step)")
      try #require((0...max(0, count - viewport)).contains(table.offset), "\(round): \(step)")
      try #require(table.visibleRows == rows, "\(round): \(step)")
      try #require(
        table.visibleCells.map(\.text) == Array(page.items[rows]),
        "\(round): \(step)"
      )
      let cells = table.visibleCells + table.pooledCells
      try #require(
        Set(cells.map(ObjectIdentifier.init)).count == cells.count,
        "\(round): \(step); a cell is in two places"
      )
      try #require(cells.count <= 2 * viewport, "\(round): \(step); cells are made without need")
      if step != "reloaded" {
        for cell in table.visibleCells {
          guard let before = texts[cell.text] else { continue }
          try #require(before === cell, "\(round): \(step); a row changed its cell")
        }
      }
      if let swiped, let menu = table.menu, !step.hasPrefix("swiped"),
        !step.hasPrefix("repainted")
      {
        try #require(page.items[menu.row] == swiped, "\(round): \(step); the menu changed its row")
      }
    }
  }
}
