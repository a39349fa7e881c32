import MVC

/// Makes its rows anew after each change.
final class ReadAfterSettings: ReadOnceBeforeSettings {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = phrases.$all.observe(self) { screen, event in
      try screen.tableView.apply(event.change)
    }
  }
}
