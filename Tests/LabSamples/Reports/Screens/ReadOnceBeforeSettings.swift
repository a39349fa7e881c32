import MVC
import UIKitNames

/// What a user who can't speak lets the phone say.
final class SpokenPhrases: Model {
  @Observed private(set) var all = ["Yes"]

  func add() { $all.append("No") }
}

/// Adds a phrase.
final class PhraseSettings: UIViewController {
  private let phrases: SpokenPhrases
  private let button = UIButton("Add")

  init(_ phrases: SpokenPhrases) {
    self.phrases = phrases
    super.init()
    title = "Settings"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: PhraseSettings.add, for: .touchUpInside)
  }

  private func add() { phrases.add() }
}

/// Makes its rows when it is loaded, and no more when the user comes back from the settings.
class ReadOnceBeforeSettings: UIViewController, UITableViewDataSource {
  let phrases: SpokenPhrases
  let tableView = UITableView()
  private let button = UIButton("Settings")

  init(_ phrases: SpokenPhrases) {
    self.phrases = phrases
    super.init()
    title = "Phrases"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [tableView, button] as [UIView] { self.view.addSubview(view) }
    tableView.dataSource = self
    button.addTarget(self, action: ReadOnceBeforeSettings.openSettings, for: .touchUpInside)
  }

  private func openSettings() {
    navigationController?.pushViewController(PhraseSettings(phrases), animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    phrases.all.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = phrases.all[indexPath.row]
    return cell
  }
}
