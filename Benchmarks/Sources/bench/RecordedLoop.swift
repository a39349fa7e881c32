import HeadlessUI
import MVC

/// The loop as a wiring of this package writes it, with every hop recorded.
///
/// A table stands between the controller and its row: it checks the update against its data source,
/// takes a cell from the reuse pool and has it painted.
final class RecordedLoop: Loop {
  private let runtime: Runtime
  private let controller: ListController
  private let window: Window

  /// After so many taps the flow is forgotten, so that it takes no more room than a long session's.
  static let tapsKept = 1000

  init() {
    let runtime = Runtime()
    self.runtime = runtime
    (controller, window) = runtime.assemble {
      let controller = ListController(store: Store(Sample.titles))
      return (controller, Window(name: "first", root: controller))
    }
    runtime.assemble { window.open() }
  }

  func insertAndDelete(events: Int) {
    controller.nextTitle = Sample.lastTitle
    taps(events) { event in
      event.isMultiple(of: 2) ? controller.add.tap() : controller.remove.tap()
    }
  }

  func rename(events: Int) {
    taps(events) { event in
      controller.nextTitle = Sample.title(event)
      return controller.rename.tap()
    }
  }

  private func taps(_ events: Int, _ tap: (Int) -> EventResult) {
    runtime.assemble {
      for event in 0..<events {
        if event.isMultiple(of: RecordedLoop.tapsKept) { runtime.flow.removeAll() }
        runtime.flow.beginStep()
        guard tap(event) == .heard else { fatalError("tap \(event) reached no target") }
      }
    }
  }

  var rows: [String] { controller.table.visibleCells.map(\.text) }

  /// How many hops one tap leaves behind, for each of the two kinds of taps.
  static var hops: (insertAndDelete: Int, rename: Int) {
    func count(_ taps: (RecordedLoop) -> Void) -> Int {
      let loop = RecordedLoop()
      taps(loop)
      return loop.runtime.flow.hops.count
    }
    return (count { $0.insertAndDelete(events: 2) } / 2, count { $0.rename(events: 1) })
  }
}

private final class Store: Model {
  @Observed private(set) var items: [String]

  init(_ items: [String]) { _items = Observed(wrappedValue: items) }

  func append(_ title: String) { post(.storeDidChange, $items.append(title)) }
  func removeLast() { post(.storeDidChange, $items.remove(at: items.count - 1)) }
  func replace(at index: Int, with title: String) {
    post(.storeDidChange, $items.replace(at: index, with: title))
  }
}

extension NotificationName where Payload == Change {
  fileprivate static var storeDidChange: Self { "storeDidChange" }
}

private final class ListController: ViewController, TableDataSource {
  let (add, remove, rename) = (Button("Add"), Button("Remove"), Button("Rename"))
  let table = TableView()
  private let store: Store
  var nextTitle = ""

  init(store: Store) { self.store = store }

  override func loadView() {
    navigationItem.rightButtons = [add, remove, rename]
    view.addSubview(table)
  }

  override func viewDidLoad() {
    add.onTap(self) { $0.store.append($0.nextTitle) }
    remove.onTap(self) { $0.store.removeLast() }
    rename.onTap(self) { $0.store.replace(at: 1, with: $0.nextTitle) }
    table.dataSource = self
    observe(.storeDidChange, from: store) { try $0.table.apply($1.payload) }
  }

  func numberOfRows(in table: TableView) -> Int { store.items.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = try store.items.at(row)
    return cell
  }
}
