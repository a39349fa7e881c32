import OpenCombine

/// The loop with a subject of OpenCombine between store and controller, nothing recorded.
struct CombinedLoop: Loop {
  private let controller = ListController(store: Store(Sample.titles))

  func insertAndDelete(events: Int) {
    controller.nextTitle = Sample.lastTitle
    for event in 0..<events {
      if event.isMultiple(of: 2) { controller.add.tap?() } else { controller.remove.tap?() }
    }
  }

  func rename(events: Int) {
    for event in 0..<events {
      controller.nextTitle = Sample.title(event)
      controller.rename.tap?()
    }
  }

  var rows: [String] { controller.rows }
}

private final class Button {
  var tap: (() -> Void)?
}

private enum Change {
  case insert(Int)
  case remove(Int)
  case replace(Int)
}

private final class Store {
  let changes = PassthroughSubject<Change, Never>()
  private(set) var items: [String]

  init(_ items: [String]) { self.items = items }

  func append(_ title: String) {
    items.append(title)
    changes.send(.insert(items.count - 1))
  }

  func removeLast() {
    items.removeLast()
    changes.send(.remove(items.count))
  }

  func replace(at index: Int, with title: String) {
    items[index] = title
    changes.send(.replace(index))
  }
}

private final class ListController {
  let (add, remove, rename) = (Button(), Button(), Button())
  private let store: Store
  private(set) var rows: [String]
  private var subscription: AnyCancellable?
  var nextTitle = ""

  init(store: Store) {
    self.store = store
    rows = store.items
    add.tap = { [weak self] in
      if let self { self.store.append(nextTitle) }
    }
    remove.tap = { [weak self] in self?.store.removeLast() }
    rename.tap = { [weak self] in
      if let self { self.store.replace(at: 1, with: nextTitle) }
    }
    subscription = store.changes.sink { [weak self] in self?.storeDidChange($0) }
  }

  private func storeDidChange(_ change: Change) {
    switch change {
    case .insert(let index): rows.insert(store.items[index], at: index)
    case .remove(let index): rows.remove(at: index)
    case .replace(let index): rows[index] = store.items[index]
    }
  }
}
