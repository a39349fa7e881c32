import HeadlessUI
import MVC

/// What the screen shows, computed from the model: a value of texts and flags.
struct NameListPresentation: Equatable {
  let title: String
  let rows: [String]
  let canAdd: Bool

  init(_ names: [Name]) {
    title = names.isEmpty ? "No names" : "\(names.count) names"
    rows = names.enumerated().map { "\($0 + 1). \($1.text.uppercased())" }
    canAdd = names.count < 2
  }
}

/// Keeps a presentation, and renders it when the model has changed.
final class PresentationController: NameListController {
  private let store = NameStore()
  private var presentation = NameListPresentation([])

  override var names: [String] { presentation.rows }

  override func viewDidLoad() throws {
    addButton.onTap(self) { $0.store.add("Ada") }
    observe(.namesDidChange, from: store) { controller, _ in try controller.render() }
    try render()
  }

  private func render() throws {
    let new = NameListPresentation(store.names)
    guard new != presentation || title.isEmpty else { return }
    presentation = new
    title = new.title
    addButton.isEnabled = new.canAdd
    try table.reload()
  }
}
