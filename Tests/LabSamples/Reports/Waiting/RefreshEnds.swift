import MVC

/// Ends a refresh after a failure too.
final class RefreshEnds: RefreshNeverEnds {
  private var failure: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    failure = languages.$failures.observe(self) { list, _ in
      list.refreshControl?.endRefreshing()
    }
  }
}
