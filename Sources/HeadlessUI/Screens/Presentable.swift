import MVC

/// What a window or a tab can show: a screen, or a stack of screens.
public protocol Presentable: Component {
  /// What its tab shows, if it is in one.
  var tabItem: TabItem { get set }
  /// The stack that shows it: a stack is that itself, and a screen is the first one of a new stack.
  func inStack() -> NavigationController
}

extension ViewController: Presentable {
  public var tabItem: TabItem {
    get {
      let item = ownTabItem ?? TabItem()
      self.tabItem = item
      return item
    }
    set {
      newValue.owner = self
      ownTabItem = newValue
    }
  }

  public func inStack() -> NavigationController { NavigationController(root: self) }
}

extension NavigationController: Presentable {
  public var tabItem: TabItem {
    get {
      let item = ownTabItem ?? TabItem()
      self.tabItem = item
      return item
    }
    set {
      newValue.owner = self
      ownTabItem = newValue
    }
  }

  public func inStack() -> NavigationController { self }
}
