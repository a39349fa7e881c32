import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A button that stores a thing which only the next launch reads, and a door that breaks where it was stored.
  static let shelf = System(
    name: "shelf",
    summary: "a thing that only the storage holds",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("shelf", "the shelf")],
    openStorage: { _ in Shelf() },
    searchDomain: SearchDomain(windows: 1),
    wirings: [Wiring("plain", .correct, "it reads the storage at its launch") { ShelfAssembly() }]
  )
}

private final class Shelf: Storage {
  var isFull = false

  func setFailing(_ isFailing: Bool) {}
  func close() {}
}

private final class ShelfAssembly: Assembly {
  private let wasFull = (Runtime.current?.storage as? Shelf)?.isFull ?? false

  func makeScreen(_ kind: String) -> ViewController { ShelfController(wasFull: wasFull) }
}

private struct BrokenDoor: Error {}

private final class ShelfController: ViewController {
  private let wasFull: Bool

  init(wasFull: Bool) {
    self.wasFull = wasFull
    super.init()
  }

  override func loadView() {
    let (store, door) = (Button("Store"), Button("Door"))
    for element in [store, door] { view.addSubview(element) }
    store.onTap(self) { ($0.storage as? Shelf)?.isFull = true }
    door.onTap(self) { if $0.wasFull { throw BrokenDoor() } }
  }
}
