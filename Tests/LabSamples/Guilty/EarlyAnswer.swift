import MVC
import UIKitNames

// finds: told-too-early
// > tap Load; server ok Milk,Rent

/// Calls the block of its list before it keeps what the server has answered.
final class AnsweredWords: Model {
  @Observed private(set) var words: [String] = []
  var onLoad: Block<Void>?

  func load() {
    server?.send(Request("words"), then: Block(self) { $0.keep($1) })
  }

  private func keep(_ response: Response) {
    onLoad?(from: self)
    words = response.body.split(separator: ",").map { String($0) }
  }
}

/// Loads words, and reloads when its block is called.
final class EarlyAnswer: UITableViewController {
  private let words = AnsweredWords()
  private let button = UIButton("Load")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: EarlyAnswer.load, for: .touchUpInside)
    words.onLoad = Block(self) { list, _ in list.tableView.reloadData() }
  }

  private func load() { words.load() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.words.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = words.words[indexPath.row]
    return cell
  }
}
