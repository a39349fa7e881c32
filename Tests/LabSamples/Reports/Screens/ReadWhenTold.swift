import MVC

/// Reads the weights when they change, whatever is in front.
final class ReadWhenTold: ReadWhenAppearing {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = weights.$all.observe(self) { screen, _ in screen.tableView.reloadData() }
  }
}
