import LabText

extension Window {
  /// The visible lines of the window, none wider than `width` columns.
  ///
  ///     To Do                          [Add]
  ///     0  To Do Item 1
  ///
  /// The last one names the screen that a transition is bringing in.
  public func lines(width: Int) -> [String] {
    guard let top else { return [] }
    var lines =
      top.shownItem.map {
        ($0.prompt.map { [$0] } ?? []) + [bar($0, of: top, width: width)]
      } ?? []
    lines += top.content.lines(width: width)
    let tools = shown(top.shownTools).joined(separator: " ")
    if !tools.isEmpty { lines.append(tools) }
    if let bar = top.shownTabBar { lines.append(bar.barLine(width: width)) }
    if let alert = top.alert { lines += alert.lines(width: width) }
    if let arriving { lines.append(">> \(arriving.title)") }
    if let toast { lines.append("( \(toast.truncated(to: max(1, width - 4))) )") }
    return lines.map { $0.truncated(to: width) }
  }

  private func bar(_ item: NavigationItem, of top: ViewController, width: Int) -> String {
    let back = top.navigation?.offersBack == true ? "< " : ""
    let left = back + shown(item.leftButtons).map { $0 + " " }.joined()
    let right = shown(item.rightButtons).joined(separator: " ")
    let room = max(1, width - left.columns - right.columns)
    let title = item.titleView == nil ? top.title : ""
    return left + (right.isEmpty ? title.truncated(to: room) : title.fitted(to: room)) + right
  }

  private func shown(_ buttons: [Button]) -> [String] {
    buttons.compactMap { $0.isDrawn ? $0.inlineText : nil }
  }
}

extension Element {
  /// Its text in a bar: its own, or those of what is in it, side by side.
  var barText: String? {
    if let inlineText { return inlineText }
    let parts = subviews.compactMap { $0.isDrawn ? $0.barText : nil }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension Alert {
  /// The lines of its title, message, fields and actions; one without a title begins with a line all the same.
  func lines(width: Int) -> [String] {
    let lead = style == .alert ? "--" : "__"
    let name = title.isEmpty ? "" : title.truncated(to: max(1, width - 6)) + " "
    let head = "\(lead) \(name)\(lead)"
    let choices = actions.compactMap(\.inlineText).joined(separator: "  ")
    return [head] + (message.isEmpty ? [] : [message.truncated(to: width)])
      + fields.flatMap { $0.lines(width: width) } + [choices.truncated(to: width)]
  }
}
