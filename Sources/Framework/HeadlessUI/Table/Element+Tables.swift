extension Element {
  /// The first table in it that is not hidden.
  var firstVisibleTable: TableView? {
    if isHidden { return nil }
    return self as? TableView ?? subviews.lazy.compactMap(\.firstVisibleTable).first
  }

  /// Whether it is a table or one is in it, even a hidden one.
  var hasTable: Bool { self is TableView || subviews.contains(where: \.hasTable) }

  /// The tables in it, including hidden ones.
  var tables: [TableView] {
    (self as? TableView).map { [$0] } ?? subviews.flatMap(\.tables)
  }
}
