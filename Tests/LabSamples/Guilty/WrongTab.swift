import HeadlessUI
import MVC
import MVCLab
import UIKitNames

// finds: screen-disagrees-with-model
// > tap Find; tap Other

/// Which of two pages the user was last sent to.
final class Route: Model {
  @Observed private(set) var page = "Words"

  func go(to page: String) { self.page = page }
}

/// Follows the route, but the user's own tap on a tab leaves the route behind.
final class WrongTab: UIViewController {
  private let route: Route
  private let button = UIButton("Find")
  private var token: ObservationToken?

  init(_ route: Route) {
    self.route = route
    super.init()
    title = "Words"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: WrongTab.find, for: .touchUpInside)
    token = route.$page.observe(self) { page, _ in page.tabBarController?.selectedIndex = 1 }
  }

  private func find() { route.go(to: "Found") }

  /// What the tab bar below each page must show.
  static func truth(of screen: ViewController, _ route: Route) -> Truth? {
    Truth("route") { Truth.SelectedTab(route.page) }
  }
}

/// A page without content.
final class TitledPage: UIViewController {
  init(_ title: String) {
    super.init()
    self.title = title
  }
}
