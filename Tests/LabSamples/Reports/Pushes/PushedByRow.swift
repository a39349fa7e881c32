import MVC
import UIKitNames

/// Posts, whose threads are loaded before they are shown.
class TootThreads: Model {
  let toots = ["Hello", "Rain again"]
  var onLoad: (String) -> Void = { _ in }

  func load(_ toot: String) {
    server?.send(
      Request("thread", toot),
      then: Block(self) { threads, response in
        threads.finish(toot, response)
      }
    )
  }

  func finish(_ toot: String, _ response: Response) {
    if case .success = response { onLoad(toot) }
  }
}

/// Loads a thread for each tap on a row, and pushes it when it has come.
final class PushedByRow: UITableViewController {
  private let threads: TootThreads

  init(_ threads: TootThreads) {
    self.threads = threads
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Toots"
    threads.onLoad = { [weak self] in self?.open($0) }
  }

  private func open(_ toot: String) {
    let page = UIViewController()
    page.title = toot
    navigationController?.pushViewController(page, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    threads.toots.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = threads.toots[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    threads.load(threads.toots[indexPath.row])
  }
}
