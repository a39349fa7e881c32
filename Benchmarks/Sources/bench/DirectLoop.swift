/// The loop with calls only: closures for taps, a weak delegate for the answer, nothing recorded.
struct DirectLoop: Loop {
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

private protocol StoreDelegate: AnyObject {
  func storeDidInsert(_ index: Int)
  func storeDidRemove(_ index: Int)
  func storeDidReplace(_ index: Int)
}

private final class Store {
  private(set) var items: [String]
  weak var delegate: (any StoreDelegate)?

  init(_ items: [String]) { self.items = items }

  func append(_ title: String) {
    items.append(title)
    delegate?.storeDidInsert(items.count - 1)
  }

  func removeLast() {
    items.removeLast()
    delegate?.storeDidRemove(items.count)
  }

  func replace(at index: Int, with title: String) {
    items[index] = title
    delegate?.storeDidReplace(index)
  }
}

private final class ListController: StoreDelegate {
  let (add, remove, rename) = (Button(), Button(), Button())
  private let store: Store
  private(set) var rows: [String]
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
    store.delegate = self
  }

  func storeDidInsert(_ index: Int) { rows.insert(store.items[index], at: index) }
  func storeDidRemove(_ index: Int) { rows.remove(at: index) }
  func storeDidReplace(_ index: Int) { rows[index] = store.items[index] }
}
