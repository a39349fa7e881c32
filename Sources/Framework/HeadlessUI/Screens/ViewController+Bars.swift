extension ViewController {
  /// Its buttons in the navigation bar; nil if its stack has no bar.
  package var shownItem: NavigationItem? {
    navigation?.isNavigationBarHidden == true ? nil : navigationItem
  }

  /// The screen itself if it is a tab bar controller, or the one in whose tab it is; nil if there is none.
  package var tabBar: TabBarController? {
    self as? TabBarController ?? navigation?.tabBarController
  }

  /// The tab bar below it; nil if it is in no tab, or a pushed screen of its stack hides the bar.
  package var shownTabBar: TabBarController? { hidesBottomBar ? nil : navigation?.tabBarController }

  /// Whether its buttons in the toolbar are shown.
  var showsTools: Bool { navigation?.isToolbarHidden == false && !hidesBottomBar }

  /// Its buttons in the toolbar; none if its stack has no toolbar, or a pushed screen of it hides the bar.
  package var shownTools: [Button] { showsTools ? navigationItem.tools : [] }

  private var hidesBottomBar: Bool {
    navigation?.stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) ?? true
  }
}
