extension SourceOutline {
  /// Whether a token is the property of a view that is assigned there: `label.text = "3"`.
  ///
  /// The flow records such a paint without its line. A model's property of the same name counts as well.
  func paintsByAssignment(_ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count,
      SourceOutline.painted.contains(tokens[index].text),
      !["let", "var"].contains(tokens[index - 1].text)
    else { return false }
    return ["=", "+=", "-="].contains(tokens[index + 1].text)
  }

  /// The properties that paint when they are assigned.
  private static let painted: Set = [
    "accessibilityLabel", "accessoryType", "accessoryView", "accessories", "alpha", "axis",
    "backgroundView", "contentConfiguration", "image", "isEditable", "isEditing", "isEnabled",
    "isHidden", "isOn", "isSecureTextEntry", "isSelected", "leftBarButtonItem",
    "leftBarButtonItems", "maximumValue", "minimumValue", "number", "placeholder", "progress",
    "rightBarButtonItem", "rightBarButtonItems", "selectedIndex", "selectedSegmentIndex",
    "showsCancelButton", "stepValue", "tableFooterView", "tableHeaderView", "text", "title",
    "value", "viewControllers",
  ]
}
