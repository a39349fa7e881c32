extension TableView {
  /// The refresh control, if it turns and is not hidden.
  package var visibleRefreshControl: Element? {
    refreshControl.flatMap { $0.isRefreshing && $0.isDrawn ? $0 : nil }
  }

  /// The header, if it is on the screen and not hidden.
  package var visibleHeader: Element? {
    headerView.flatMap { offset == 0 && $0.isDrawn ? $0 : nil }
  }

  /// The view behind the rows, if there are none and it is not hidden.
  package var visibleBackground: Element? {
    backgroundView.flatMap { rowCount == 0 && $0.isDrawn ? $0 : nil }
  }

  /// The footer, if it is on the screen and not hidden.
  package var visibleFooter: Element? {
    footerView.flatMap { visibleRows.upperBound == rowCount && $0.isDrawn ? $0 : nil }
  }

  /// Puts a header or footer in the place of another.
  func replace(_ old: Element?, by new: Element?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
  }
}
