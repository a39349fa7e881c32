import MVC
import UIKitNames

/// How many pages load, for the indicator of the whole app.
final class NetworkActivity: Model {
  @Observed private(set) var count = 0

  func begin() { count += 1 }
  func end() { count -= 1 }
}

/// What a page shows.
final class PageContent: Model {
  func load(_ block: Block<Response>) { server?.send(Request("page"), then: block) }
}

/// Loads a page while it is shown.
class WebPage: UIViewController {
  let activity: NetworkActivity
  private let content = PageContent()

  init(_ activity: NetworkActivity) {
    self.activity = activity
    super.init()
    title = "Page"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    activity.begin()
    content.load(Block(self) { page, _ in page.finish() })
  }

  func finish() { activity.end() }
}

/// Opens a page, and shows whether one loads.
class SharedSpinner: UIViewController {
  let activity = NetworkActivity()
  private let spinner = UIActivityIndicatorView()
  private let button = UIButton("Open")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Start"
    for view in [spinner, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: SharedSpinner.open, for: .touchUpInside)
    token = activity.$count.observe(self) { start, _ in start.showActivity() }
  }

  private func open() {
    navigationController?.pushViewController(makePage(), animated: true)
  }

  func makePage() -> UIViewController { WebPage(activity) }

  private func showActivity() {
    if activity.count == 0 { return spinner.stopAnimating() }
    spinner.startAnimating()
  }
}
