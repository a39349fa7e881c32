import MVC
import UIKitNames

/// Numbers that are loaded two at a time.
final class EndlessNumbers: Model {
  @Observed private(set) var numbers = [0, 1]
  @Observed private(set) var failures = 0

  func load() {
    server?.send(
      Request("numbers"),
      then: Block(self) { model, response in
        guard case .success = response else {
          model.failures += 1
          return
        }
        model.$numbers.append(contentsOf: [model.numbers.count, model.numbers.count + 1])
      }
    )
  }
}

/// Turns its indicator until new numbers come.
class BottomSpinner: UITableViewController {
  let model = EndlessNumbers()
  let spinner = UIActivityIndicatorView()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(spinner)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More",
      style: .plain,
      target: self,
      action: BottomSpinner.loadMore
    )
    token = model.$numbers.observe(self) { list, event in
      try list.tableView.apply(event.change)
      list.spinner.stopAnimating()
    }
  }

  private func loadMore() {
    guard !spinner.isAnimating else { return }
    spinner.startAnimating()
    model.load()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.numbers.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "\(model.numbers[indexPath.row])"
    return cell
  }
}
