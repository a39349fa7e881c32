import HeadlessUI
import MVC

/// Asks the server when the user rests, and ignores what it no longer wants to know.
final class SuggestionModel: NameStore {
  private var timer: ClockTimer?
  private var question = 0

  func search(_ text: String) {
    timer?.cancel()
    question += 1
    let mine = question
    timer = after(.milliseconds(250)) { [weak self] in self?.ask(text, mine) }
  }

  private func ask(_ text: String, _ mine: Int) {
    server?.send(
      Request("suggest", text),
      then: Block(self) { model, response in
        guard mine == model.question, case .success(let body) = response else { return }
        model.set(body.split(separator: ",").map { Name(text: String($0)) })
      }
    )
  }
}

/// A field, and what the server suggests.
final class SuggestionController: NameListController {
  private let model = SuggestionModel()
  private let field = TextField("Search")

  override var names: [String] { model.texts }

  override func loadView() {
    view.addSubview(field)
    view.addSubview(table)
    table.dataSource = self
  }

  override func viewDidLoad() {
    field.onChange(self) { $0.model.search($0.field.text) }
    observe(.namesDidChange, from: model) { controller, _ in try controller.table.reload() }
  }
}
