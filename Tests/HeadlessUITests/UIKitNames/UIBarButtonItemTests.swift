import HeadlessUI
import MVC
import Testing
import UIKitNames

/// Items of the navigation bar that show a view of the app's.
@Suite struct UIBarButtonItemTests {
  private let runtime = Runtime()
  private let page: BarPage
  private let window: Window

  init() {
    let page = runtime.assemble { BarPage() }
    window = runtime.assemble { Window(name: "Phone", root: page) }
    self.page = page
    runtime.assemble { window.open() }
  }

  private var bar: String { window.lines(width: 40)[0] }

  @Test func `a view in an item is drawn in the bar, with all that is in it`() {
    #expect(bar == "[Filter] Bills        o working 3 [Sort]")
    page.spinner.stopAnimating()
    #expect(bar == "[Filter] Bills                  3 [Sort]")
    page.filter.isHidden = true
    #expect(bar == "Bills                           3 [Sort]")
  }

  @Test func `the view is touched, and the item is not`() {
    let controls = page.elements.compactMap { $0 as? Control }
    #expect(controls.filter { !$0.verbs.isEmpty }.map(\.title) == ["Filter", "Sort"])
    #expect(controls.flatMap(\.callNames) == ["Filter", "Sort"])
    #expect(page.filter.tap() == .heard)
    #expect(page.heard == ["filter"])
    #expect(page.filter.screen === page)
    #expect(page.navigationItem.leftBarButtonItem?.customView === page.filter)
    #expect(page.navigationItem.rightBarButtonItems?.map { $0.customView != nil } == [true])
  }

  @Test func `an item shows another view, and releases the one before`() {
    let sum = runtime.assemble { UILabel("Sum") }
    page.navigationItem.leftBarButtonItem?.customView = sum
    #expect(bar == "Sum Bills             o working 3 [Sort]")
    #expect(page.filter.superview == nil)
    page.navigationItem.leftBarButtonItem?.customView = nil
    #expect(bar == "[button] Bills        o working 3 [Sort]")
  }
}

private final class BarPage: UIViewController {
  let filter = UIButton("Filter")
  let spinner = UIActivityIndicatorView(style: .medium)
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bills"
    filter.addTarget(self, action: BarPage.openFilter, for: .touchUpInside)
    spinner.startAnimating()
    let tools = UIStackView(arrangedSubviews: [spinner, UILabel("3"), UIButton("Sort")])
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: filter)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: tools)
  }

  func openFilter() { heard.append("filter") }
}
