/// The to-do list of `todo correct` once more, as plain values, to count its states without the search.
///
/// It shares no code with the package: it was written from what the screens do, and from what the search
/// says makes two states differ. Those are the entries by their places, not their numbers; the windows in
/// the order in which they were opened; the texts of cells that wait for reuse; the order in which living
/// screens began to observe; and whether another device removed the entry of an open edit screen. What rules remember makes
/// a difference too: the row that a cell was filled for, and whether the store has changed a title while it was edited.
struct LittleToDo: Hashable {
  struct Entry: Hashable {
    var id: Int
    var title: String
  }

  struct List: Hashable {
    /// When it began to observe, compared with the other screens.
    var age: Int
    /// The row whose menu is open.
    var menu: Int?
    /// For each entry the row that its cell was filled for.
    var filled: [Int] = []
    /// The cells that wait for reuse.
    var pool: [Pooled] = []
  }

  struct Pooled: Hashable {
    let text: String
    let filled: Int
  }

  struct Edit: Hashable {
    var age: Int
    var entry: Int
    var typed: String
    /// Whether the user has begun to swipe back.
    var isLeaving = false
    /// Whether the store has told of another title since it was opened.
    var wasTold = false
  }

  struct Window: Hashable {
    let name: Int
    var list: List
    var edit: Edit?
  }

  var entries: [Entry] = []
  var windows: [Window] = []
  var removedElsewhere: Set<Int> = []
  /// Larger than every number and age so far.
  private var next = 0

  static let limit = 10
}

// MARK: - The list

extension LittleToDo {
  func title(of id: Int) -> String? { entries.first { $0.id == id }?.title }

  /// Each new row takes a cell out of the pool of its table, if one waits there.
  mutating func add(_ titles: [String]) {
    for title in titles.prefix(LittleToDo.limit - entries.count) {
      entries.append(Entry(id: newNumber(), title: title))
      for window in windows.indices {
        _ = windows[window].list.pool.popLast()
        windows[window].list.filled.append(entries.count - 1)
      }
    }
  }

  /// The cell of the row waits for reuse; an open menu stays with its row.
  mutating func remove(_ id: Int) {
    guard let row = entries.firstIndex(where: { $0.id == id }) else { return }
    let gone = entries.remove(at: row)
    tellEdits(of: id)
    for window in windows.indices {
      let filled = windows[window].list.filled.remove(at: row)
      windows[window].list.pool.append(Pooled(text: gone.title, filled: filled))
      moveMenu(of: window) { $0 == row ? nil : $0 > row ? $0 - 1 : $0 }
    }
  }

  mutating func rename(_ id: Int, to title: String) {
    guard !title.isEmpty, let row = entries.firstIndex(where: { $0.id == id }) else { return }
    if entries[row].title != title { tellEdits(of: id) }
    entries[row].title = title
    for window in windows.indices { windows[window].list.filled[row] = row }
  }

  private mutating func tellEdits(of id: Int) {
    for window in windows.indices where windows[window].edit?.entry == id {
      windows[window].edit?.wasTold = true
    }
  }

  mutating func move(from: Int, to: Int) {
    entries.insert(entries.remove(at: from), at: to)
    for window in windows.indices {
      let cell = windows[window].list.filled.remove(at: from)
      windows[window].list.filled.insert(cell, at: to)
      moveMenu(of: window) { row in
        if row == from { return to }
        let without = row > from ? row - 1 : row
        return without >= to ? without + 1 : without
      }
    }
  }

  /// All rows are drawn anew, which closes the menus.
  mutating func reload() {
    for window in windows.indices {
      windows[window].list.filled = Array(entries.indices)
      moveMenu(of: window) { _ in nil }
    }
  }

  private mutating func moveMenu(of window: Int, _ place: (Int) -> Int?) {
    windows[window].list.menu = windows[window].list.menu.flatMap(place)
  }
}

// MARK: - Windows

extension LittleToDo {
  mutating func open() {
    let name = windows.first?.name == 0 ? 1 : 0
    windows.append(Window(name: name, list: newList()))
  }

  mutating func select(_ row: Int, in window: Int) {
    let entry = entries[row]
    windows[window].edit = Edit(age: newNumber(), entry: entry.id, typed: entry.title)
  }

  mutating func replace(_ window: Int) {
    windows[window].list = newList()
    windows[window].edit = nil
  }

  private mutating func newList() -> List {
    List(age: newNumber(), filled: Array(entries.indices))
  }

  private mutating func newNumber() -> Int {
    next += 1
    return next
  }
}

// MARK: - Equal states

extension LittleToDo {
  /// The same state with the numbers and ages that each equal state has.
  var normal: LittleToDo {
    var normal = self
    let ages = windows.flatMap { [$0.list.age] + [$0.edit?.age].compactMap(\.self) }.sorted()
    var ids: [Int: Int] = [:]
    func number(_ id: Int) -> Int {
      ids[id] = ids[id] ?? ids.count
      return ids[id] ?? 0
    }
    for row in entries.indices { normal.entries[row].id = number(entries[row].id) }
    for index in windows.indices {
      normal.windows[index].list.age = ages.firstIndex(of: windows[index].list.age) ?? 0
      guard let edit = windows[index].edit else { continue }
      normal.windows[index].edit?.age = ages.firstIndex(of: edit.age) ?? 0
      normal.windows[index].edit?.entry = number(edit.entry)
    }
    // An entry that no screen shows can't come back.
    normal.removedElsewhere = Set(removedElsewhere.compactMap { ids[$0] })
    normal.next = max(ids.count, ages.count)
    return normal
  }
}
