import MVC

/// Stops its indicator after a failure too.
final class SpinnerEnds: BottomSpinner {
  private var failure: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    failure = model.$failures.observe(self) { list, _ in list.spinner.stopAnimating() }
  }
}
