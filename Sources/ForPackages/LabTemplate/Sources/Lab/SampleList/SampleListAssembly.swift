import HeadlessUI
import MVC
import MVCLab

/// The objects of a running wiring: it makes the screens, and knows what they should show.
final class SampleListAssembly: Assembly {
  private let store = SampleListStore()
  private let makeList: (SampleListStore) -> ViewController

  /// `makeList` returns a new screen; all screens of a program share the store.
  init(_ makeList: @escaping (SampleListStore) -> ViewController) { self.makeList = makeList }

  func makeScreen(_ kind: String) -> ViewController { makeList(store) }

  /// Returns what a screen should show when a command is done.
  func truth(of controller: ViewController) -> Truth? {
    Truth("entries") { Rows(store.entries.map(\.title)) }
  }
}

extension SampleListAssembly {
  static let outsideActions = [
    OutsideAction("add", usage: "TITLE", "adds an entry"),
    OutsideAction("remove", usage: "ROW", "removes the entry in a row"),
  ]

  /// Changes the entries, as another device would.
  func outside(_ action: String, _ arguments: [String]) throws -> Bool {
    var arguments = OutsideArguments(arguments, of: action, in: Self.outsideActions)
    switch action {
    case "add": store.add(title: try arguments.text())
    default: store.remove(id: store.entries[try arguments.row(of: store.entries.count)].id)
    }
    return true
  }
}
