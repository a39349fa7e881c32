import HeadlessUI
import MVC
import MVCLab

/// A running wiring: how the lab opens its screens, and what is true in it.
final class SampleListAssembly: Assembly {
  private let store = SampleListStore()
  private let makeList: (SampleListStore) -> ViewController

  /// `makeList` builds a screen; all screens of a program share the store.
  init(_ makeList: @escaping (SampleListStore) -> ViewController) { self.makeList = makeList }

  func makeScreen(_ kind: String) -> ViewController { makeList(store) }

  /// What every screen should show while the world rests.
  func truth(of controller: ViewController) -> Truth? {
    Truth(subject: "entries", rows: Truth.Rows(store.entries.map(\.title)))
  }
}

extension SampleListAssembly {
  static let outsideActions = [
    OutsideAction("add", usage: "TITLE", "adds an entry"),
    OutsideAction("remove", usage: "ROW", "removes the entry in a row"),
  ]

  /// What another device does to the entries.
  func outside(_ action: String, _ arguments: [String]) throws -> Bool {
    var arguments = OutsideArguments(arguments, of: action, in: Self.outsideActions)
    switch action {
    case "add": store.add(title: try arguments.text())
    default: store.remove(id: store.entries[try arguments.row(of: store.entries.count)].id)
    }
    return true
  }
}
