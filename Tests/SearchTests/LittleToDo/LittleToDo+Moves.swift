extension LittleToDo {
  /// How far the states go that are counted.
  struct Bounds {
    var titles = ["Milk"]
    var pasted = 2
    var windows = 2
    var rows = 3
  }

  typealias Move = (inout LittleToDo) -> Void

  /// Everything that can happen next and change something.
  func moves(_ bounds: Bounds) -> [Move] {
    var moves: [Move] = []
    for index in windows.indices {
      if let edit = windows[index].edit {
        moves += movesOn(edit, in: index, bounds)
      } else {
        moves += movesOnList(in: index, bounds)
      }
      moves += [{ $0.windows.remove(at: index) }, { $0.replace(index) }]
    }
    if windows.count < bounds.windows { moves.append { $0.open() } }
    return moves + movesOfAnotherDevice(bounds)
  }

  private func movesOnList(in index: Int, _ bounds: Bounds) -> [Move] {
    var moves: [Move] = []
    if entries.count < LittleToDo.limit {
      moves.append { $0.add(["To Do Item \($0.entries.count + 1)"]) }
    }
    if let row = windows[index].list.menu {
      moves.append { todo in
        todo.windows[index].list.menu = nil
        todo.remove(todo.entries[row].id)
      }
    }
    for row in entries.indices {
      moves.append { $0.select(row, in: index) }
      moves.append { $0.windows[index].list.menu = row }
    }
    let pasted = (0..<bounds.pasted).map { "Pasted \($0 + 1)" }
    return moves + [{ $0.add(pasted) }]
  }

  private func movesOn(_ edit: Edit, in index: Int, _ bounds: Bounds) -> [Move] {
    var moves: [Move] = (bounds.titles + [""]).map { text in
      { $0.windows[index].edit?.typed = text }
    }
    if title(of: edit.entry) != nil {
      moves.append {
        $0.rename(edit.entry, to: edit.typed)
        $0.windows[index].edit = nil
      }
      moves.append {
        $0.remove(edit.entry)
        $0.windows[index].edit = nil
      }
    }
    return moves + [
      { $0.windows[index].edit = nil }, { $0.windows[index].edit?.isLeaving.toggle() },
    ]
  }

  /// Another device acts on the rows that a window shows; with no window it can only add.
  private func movesOfAnotherDevice(_ bounds: Bounds) -> [Move] {
    let isFull = entries.count == LittleToDo.limit
    var moves: [Move] = bounds.titles.map { title in
      { todo in if isFull { todo.reload() } else { todo.add([title]) } }
    }
    let rows = windows.isEmpty ? 0..<0 : 0..<min(entries.count, bounds.rows)
    for row in rows {
      let id = entries[row].id
      moves += bounds.titles.map { title in { $0.rename(id, to: title) } }
      moves.append {
        $0.removedElsewhere.insert(id)
        $0.remove(id)
      }
      // An entry that comes once more is there already.
      moves.append { $0.reload() }
      moves += rows.map { other in { $0.move(from: row, to: other) } }
    }
    return moves
  }
}

extension LittleToDo {
  /// How many states are at most so many moves from the beginning; at the end no new one comes.
  ///
  /// States with more rows than the bounds allow count, and nothing goes on from them.
  static func states(_ bounds: Bounds, depth: Int = .max) -> Int {
    var first = LittleToDo()
    first.open()
    var (known, level): (Set<LittleToDo>, [LittleToDo]) = ([first.normal], [first.normal])
    var moves = 0
    while !level.isEmpty, moves < depth {
      var reached: [LittleToDo] = []
      for state in level {
        for move in state.moves(bounds) {
          var todo = state
          move(&todo)
          if known.insert(todo.normal).inserted, todo.entries.count <= bounds.rows {
            reached.append(todo.normal)
          }
        }
      }
      (level, moves) = (reached, moves + 1)
    }
    return known.count
  }
}
