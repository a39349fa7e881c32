extension Element {
  /// The first table in it that is not hidden.
  var firstVisibleTable: TableView? {
    if isHidden { return nil }
    return self as? TableView ?? subviews.lazy.compactMap(\.firstVisibleTable).first
  }

  /// The tables in it, including hidden ones.
  var tables: [TableView] {
    (self as? TableView).map { [$0] } ?? subviews.flatMap(\.tables)
  }
}
