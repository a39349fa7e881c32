import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UIMenuTests {
  private let runtime = Runtime()
  private let page: SortPage
  private let window: Window

  init() {
    let page = runtime.assemble { SortPage() }
    window = runtime.assemble { Window(name: "Phone", root: page) }
    self.page = page
    runtime.assemble { window.open() }
  }

  private func tap(_ title: String) {
    let control = (page.alert?.actions ?? []).first { $0.title == title } ?? page.sortButton
    #expect(runtime.assemble { control.tap() } == .heard)
  }

  @Test func `a tap opens the choices in a sheet, and a choice is the code of the screen`() {
    tap("Sort")
    #expect(
      window.lines(width: 50) == [
        "", "[Sort]", "__ Sort by __", "[Name √]  [Date]  (Size)  [More]",
      ]
    )
    let story = runtime.story { tap("Date") }
    #expect(page.heard == ["Date of Sort"])
    #expect(page.alert == nil)
    #expect(story == "user event: user -> 'Date' tap 'Date'\n  block: 'Date' -> SortPage")
  }

  @Test func `a menu in a menu opens, an inline one stands among the choices`() {
    tap("Sort")
    tap("More")
    #expect(window.lines(width: 50).suffix(2) == ["__ More __", "[Up]  [Down]"])
    tap("Down")
    #expect(page.heard == ["Down of Sort"])
    #expect(page.alert == nil)
  }

  @Test func `the sheet shows what the actions are like when it opens`() {
    page.name.state = .off
    page.date.attributes = [.disabled, .destructive]
    tap("Sort")
    #expect(window.lines(width: 50).last == "[Name]  (Date)  (Size)  [More]")
  }

  @Test func `a tap calls the targets where the menu is not the primary action`() {
    page.sortButton.showsMenuAsPrimaryAction = false
    page.sortButton.addAction(page.action("tap"), for: .touchUpInside)
    tap("Sort")
    #expect(page.heard == ["tap of Sort"])
    #expect(page.alert == nil)
  }

  @Test func `a button of the bar opens its menu, unless it has an action`() {
    let menu = UIMenu(children: [page.date])
    let plain = runtime.assemble { UIBarButtonItem(title: "Choose", menu: menu) }
    page.navigationItem.rightBarButtonItem = plain
    #expect(plain.tap() == .heard)
    #expect(page.alert?.actions.map(\.title) == ["Date"])
    tap("Date")
    let both = runtime.assemble { UIBarButtonItem(primaryAction: page.date, menu: menu) }
    #expect(both.title == "Date")
    #expect(both.tap() == .heard)
    #expect(page.heard == ["Date of Choose", "Date of Date"])
    #expect(page.alert == nil)
  }
}

private final class SortPage: UIViewController {
  let sortButton = UIButton(type: .system)
  private(set) lazy var name = action("Name")
  private(set) lazy var date = action("Date")
  var heard: [String] = []

  func action(_ title: String, attributes: UIAction.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [weak self] in
      self?.heard.append("\(title) of \($0.sender?.title ?? "")")
    }
  }

  override func viewDidLoad() {
    view.addSubview(sortButton)
    sortButton.setTitle("Sort", for: .normal)
    name.state = .on
    let order = UIMenu(
      title: "More",
      children: [
        action("Up"), UIMenu(options: .displayInline, children: [action("Down")]),
        action("Secret", attributes: .hidden),
      ]
    )
    sortButton.menu = UIMenu(
      title: "Sort by",
      children: [name, date, action("Size", attributes: .disabled), order]
    )
    sortButton.showsMenuAsPrimaryAction = true
  }
}
