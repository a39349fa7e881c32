import MVC
import UIKitNames

// near: model-knows-view, ui-changes-ui
// > tap Load; server ok Milk

/// A plain helper, which turns a spinner for those that are busy.
final class SpinnerSign {
  private weak var spinner: UIActivityIndicatorView?
  private var count = 0

  init(_ spinner: UIActivityIndicatorView) { self.spinner = spinner }

  func begin() {
    count += 1
    spinner?.startAnimating()
  }

  func end() {
    count -= 1
    if count == 0 { spinner?.stopAnimating() }
  }
}

final class BusySign: UIViewController {
  private let detail = DetailText()
  private let spinner = UIActivityIndicatorView()
  private let button = UIButton("Load")
  private lazy var sign = SpinnerSign(spinner)
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(spinner)
    view.addSubview(button)
    button.addTarget(self, action: BusySign.load, for: .touchUpInside)
    token = detail.$text.observe(self) { page, _ in
      page.title = page.detail.text
      page.sign.end()
    }
  }

  private func load() {
    sign.begin()
    detail.load("Milk")
  }
}
