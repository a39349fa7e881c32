extension ViewController {
  /// Its buttons in the navigation bar; nil if its stack has no bar.
  package var shownItem: NavigationItem? {
    navigation?.isNavigationBarHidden == true ? nil : navigationItem
  }

  /// The tab bar below it; nil if it is in no tab, or a pushed screen of its stack hides the bar.
  package var shownTabBar: TabBarController? {
    guard let navigation, let bar = navigation.tabBarController,
      !navigation.stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    else { return nil }
    return bar
  }
}
