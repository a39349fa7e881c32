extension SourceOutline {
  /// Whether a token is the property of a view that is assigned there: `label.text = "3"`.
  ///
  /// The flow records such a paint without its line. A model's property of the same name counts as well.
  func paintsByAssignment(_ index: Int) -> Bool {
    let name = tokens[index].text
    return SourceOutline.painted.contains(name)
      && assignments(to: name, in: index..<index + 1).contains(where: \.isCertain)
  }

  /// The properties that paint when they are assigned.
  private static let painted: Set = [
    "accessibilityLabel", "accessoryType", "accessoryView", "accessories", "alpha", "axis",
    "backgroundView", "badge", "badgeValue", "configuration", "contentConfiguration", "footerView",
    "headerView", "hidesBackButton", "image", "isEditable", "isEditing", "isEnabled", "isHidden",
    "isNavigationBarHidden", "isOn", "isSelected", "isToolbarHidden", "leftBarButtonItem",
    "leftBarButtonItems",
    "leftButtons", "leftItemsSupplementBackButton", "maximumValue",
    "minimumValue", "number", "placeholder", "progress", "prompt", "refreshControl",
    "rightBarButtonItem",
    "rightBarButtonItems", "rightButton", "rightButtons", "selectedIndex", "selectedSegmentIndex",
    "selectedTab",
    "showsCancelButton", "stepValue", "tableFooterView", "tableHeaderView", "text", "title",
    "titleView", "toolbarItems", "value", "viewControllers",
  ]
}
