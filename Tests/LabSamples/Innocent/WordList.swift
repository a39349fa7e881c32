import HeadlessUI
import MVC
import MVCLab
import UIKitNames

/// A shopping list.
final class Words: Model, ChangedElsewhere {
  @Observed private(set) var all = ["Milk", "Bread"]

  func add(_ word: String) { $all.append(word) }
  func remove(_ word: String) { all.removeAll { $0 == word } }
  func removeWord(at row: Int) { $all.remove(at: row) }
  func moveUp(_ row: Int) { $all.move(from: row, to: row - 1) }
  func changeElsewhere() { $all.append("Tea") }
}

/// A table of the words; the programs here differ in when they reload it, and in what a row does.
class WordList: UITableViewController {
  let words: Words

  init(_ words: Words) {
    self.words = words
    super.init()
    title = "Words"
  }

  /// The words that the table shows.
  var shown: [String] { words.all }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  /// What a list of all words must show.
  static func truth(of screen: ViewController, _ words: Words) -> Truth? {
    screen is WordList ? Truth("words") { Truth.Rows(words.all) } : nil
  }
}

/// A screen with a button that adds a word.
final class WordForm: UIViewController {
  private let words: Words
  private let button = UIButton("Add")

  init(_ words: Words) {
    self.words = words
    super.init()
    title = "Form"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: WordForm.add, for: .touchUpInside)
  }

  private func add() { words.add("Tea") }
}

extension Response {
  /// The body of the answer; empty if there is none.
  var body: String { if case .success(let body) = self { body } else { "" } }
}
