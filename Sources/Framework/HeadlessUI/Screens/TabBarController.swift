import LabText
import MVC

/// A screen with a bar of tabs at its foot, of which one is selected: `*Books* [Loans]`.
///
///     TabBarController([Tab("Books", root: BooksController()), Tab("Loans", root: LoansController())])
///
/// It is the first screen of a window, or a presented one. As in UIKit, a tab's screen loads when the tab
/// is selected for the first time; the new screen begins to appear before the old one disappears; and a
/// tap on the selected tab goes back to the first screen of its stack. Screens of other tabs stay as they
/// are, out of the user's reach.
open class TabBarController: ViewController {
  /// The tabs, the first on the left.
  public private(set) var tabs: [Tab]
  /// The object that hears of the user's taps, and may refuse them.
  @exclusivity(unchecked) public final weak var delegate: (any TabBarControllerDelegate)? {
    // A screen that the user has left need not hear any more.
    didSet { delegateLink.note(delegate is ViewController ? nil : delegate, in: runtime.flow) }
  }
  private(set) final var delegateLink = LinkRecord("delegate")

  /// Makes a screen with these tabs; if the selected one does not exist, the first is.
  public init(_ tabs: [Tab], selectedIndex: Int = 0) {
    self.tabs = tabs
    super.init()
    for tab in tabs { take(tab) }
    (tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : tabs.first)?.isSelected = true
  }

  override var ownTabs: [Tab] { tabs }

  /// Replaces the tabs; the screens of those that go leave.
  ///
  /// As in UIKit, the selected tab stays so if it is one of the new ones; otherwise the one at its place is
  /// selected, or the first.
  package func setTabs(_ new: [Tab]) {
    navigate("set \(counted(new.count, "tab"))") {
      let (old, index) = (selectedTab, selectedIndex ?? 0)
      let gone = tabs.filter { tab in !new.contains { $0 === tab } }
      for tab in new where !tabs.contains(where: { $0 === tab }) { take(tab) }
      tabs = new
      if !new.contains(where: { $0 === old }) {
        show(new.indices.contains(index) ? new[index] : new.first, inPlaceOf: old)
      }
      for tab in gone { drop(tab) }
    }
  }

  private func take(_ tab: Tab) {
    (tab.tabBarController, tab.stack.tabBarController) = (self, self)
    tab.stack.takeBack()
  }

  private func drop(_ tab: Tab) {
    tab.isSelected = false
    tab.stack.leaveAll()
    (tab.tabBarController, tab.stack.tabBarController) = (nil, nil)
  }
}

extension TabBarController {
  /// The selected tab; nil if there are no tabs.
  public var selectedTab: Tab? { tabs.first(where: \.isSelected) }
  /// The selected tab, counted from 0; nil if there are no tabs.
  ///
  /// To set it calls no target; a tab that does not exist changes nothing.
  public var selectedIndex: Int? {
    get { tabs.firstIndex(where: \.isSelected) }
    set {
      guard let newValue, tabs.indices.contains(newValue), !tabs[newValue].isSelected else {
        return
      }
      navigate("selected the tab '\(tabs[newValue].title)'") { show(tabs[newValue]) }
    }
  }

  /// Shows the screens of a tab in place of those of the selected one.
  func show(_ tab: Tab) { show(tab, inPlaceOf: selectedTab) }

  private func show(_ tab: Tab?, inPlaceOf oldTab: Tab?) {
    oldTab?.stack.cancelPop()
    oldTab?.stack.settle()
    let old = oldTab?.stack.top
    oldTab?.isSelected = false
    tab?.isSelected = true
    guard appearance == .appearing || appearance == .appeared else { return }
    let new = tab?.stack.top
    new?.loadViewIfNeeded()
    new?.forward(.viewWillAppear)
    old?.forward(.viewWillDisappear)
    guard appearance == .appeared else {
      old?.forward(.viewDidDisappear)
      return
    }
    new?.layOut()
    old?.forward(.viewDidDisappear)
    new?.forward(.viewDidAppear)
  }

  /// The bar in one line.
  func barLine(width: Int) -> String {
    tabs.filter(\.isDrawn).compactMap(\.inlineText).joined(separator: "  ")
      .truncated(to: width)
  }
}
