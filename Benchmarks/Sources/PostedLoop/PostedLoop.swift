import Foundation

/// The loop with Foundation's NotificationCenter between store and controller, nothing recorded.
public struct PostedLoop {
  private let controller: ListController

  public init(titles: [String]) { controller = ListController(store: Store(titles)) }

  public func insertAndDelete(_ title: String, events: Int) {
    controller.nextTitle = title
    for event in 0..<events {
      if event.isMultiple(of: 2) { controller.add.tap?() } else { controller.remove.tap?() }
    }
  }

  public func rename(to title: (Int) -> String, events: Int) {
    for event in 0..<events {
      controller.nextTitle = title(event)
      controller.rename.tap?()
    }
  }

  public var rows: [String] { controller.rows }
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
  static let didChange = Notification.Name("StoreDidChange")
  private(set) var items: [String]

  init(_ items: [String]) { self.items = items }

  func append(_ title: String) {
    items.append(title)
    post(.insert(items.count - 1))
  }

  func removeLast() {
    items.removeLast()
    post(.remove(items.count))
  }

  func replace(at index: Int, with title: String) {
    items[index] = title
    post(.replace(index))
  }

  private func post(_ change: Change) {
    NotificationCenter.default.post(
      name: Store.didChange,
      object: self,
      userInfo: ["change": change]
    )
  }
}

private final class ListController {
  let (add, remove, rename) = (Button(), Button(), Button())
  private let store: Store
  private(set) var rows: [String]
  private var observation: (any NSObjectProtocol)?
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
    observation = NotificationCenter.default.addObserver(
      forName: Store.didChange,
      object: store,
      queue: nil
    ) { [weak self] in self?.storeDidChange($0) }
  }

  private func storeDidChange(_ notification: Notification) {
    guard let change = notification.userInfo?["change"] as? Change else { return }
    switch change {
    case .insert(let index): rows.insert(store.items[index], at: index)
    case .remove(let index): rows.remove(at: index)
    case .replace(let index): rows[index] = store.items[index]
    }
  }
}
