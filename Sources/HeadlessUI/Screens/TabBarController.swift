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
  public let tabs: [Tab]

  /// Makes a screen with these tabs; if the selected one does not exist, the first is.
  public init(_ tabs: [Tab], selectedIndex: Int = 0) {
    self.tabs = tabs
    super.init()
    for tab in tabs {
      tab.tabBarController = self
      tab.stack.tabBarController = self
    }
    (tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : tabs.first)?.isSelected = true
  }

  override var ownTabs: [Tab] { tabs }
}

extension TabBarController {
  /// The selected tab; nil if there are no tabs.
  public var selectedTab: Tab? { tabs.first(where: \.isSelected) }
  /// The selected tab, counted from 0; nil if there are no tabs.
  public var selectedIndex: Int? { tabs.firstIndex(where: \.isSelected) }

  /// Selects a tab without calling the target; one that does not exist changes nothing.
  public func select(_ index: Int, fileID: StaticString = #fileID, line: UInt = #line) {
    guard tabs.indices.contains(index), !tabs[index].isSelected else { return }
    let flow = runtime.flow
    flow.run(
      .navigate,
      from: flow.acting,
      to: participant,
      "selected the tab '\(tabs[index].title)'",
      site: CallSite(fileID: fileID, line: line)
    ) { show(tabs[index]) }
  }

  /// Calls `action` of `target` each time the user taps a tab; the target is held weakly.
  public func onSelect<Target: Component>(
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping (Target) throws -> Void
  ) {
    for tab in tabs {
      tab.setTarget(target, site: CallSite(fileID: fileID, line: line), action)
    }
  }

  /// Shows the screens of a tab in place of those of the selected one.
  func show(_ tab: Tab) {
    visibleStack?.cancelPop()
    let old = visibleStack?.top
    for other in tabs { other.isSelected = other === tab }
    guard appearance == .appearing || appearance == .appeared, let new = tab.stack.top else {
      return
    }
    new.loadViewIfNeeded()
    new.forward(.viewWillAppear)
    old?.forward(.viewWillDisappear)
    guard appearance == .appeared else {
      old?.forward(.viewDidDisappear)
      return
    }
    new.layOut()
    old?.forward(.viewDidDisappear)
    new.forward(.viewDidAppear)
  }

  /// The bar in one line.
  func barLine(width: Int) -> String {
    tabs.filter { !$0.isHidden }.compactMap(\.inlineText).joined(separator: "  ")
      .truncated(to: width)
  }
}
