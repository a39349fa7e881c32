import MVC
import UIKitNames

// near: ui-changes-ui, stuck
// > tap Load; server ok Milk; tap Load; server fail

/// Turns its spinner from the tap until the model has an answer.
final class LoadingSpinner: UIViewController {
  private let detail = DetailText()
  private let label = UILabel(identifier: "detail")
  private let spinner = UIActivityIndicatorView()
  private let button = UIButton("Load")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [label, spinner, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: LoadingSpinner.load, for: .touchUpInside)
    token = detail.$text.observe(self) { page, _ in
      page.spinner.stopAnimating()
      page.label.text = page.detail.text
    }
  }

  private func load() {
    spinner.startAnimating()
    detail.load("Milk")
  }
}
