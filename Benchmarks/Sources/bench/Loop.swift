/// A list that the user taps again and again, and whose row changes at each tap.
///
/// Every loop does the same work: a tap reaches a controller, which asks its store; the store
/// changes its array of titles and notifies the controller, which changes the row.
protocol Loop {
  /// Taps that add a row at the end and, every other time, remove it.
  func insertAndDelete(events: Int)
  /// Taps that give the row in the middle another title.
  func rename(events: Int)
  /// What the rows show now.
  var rows: [String] { get }
}

/// What the lists of all loops contain.
enum Sample {
  static let titles = ["Milk", "Bread", "Eggs"]
  static let lastTitle = "Tea"

  /// The two titles that the row in the middle has by turns.
  static func title(_ event: Int) -> String { event.isMultiple(of: 2) ? "Rye" : "Bread" }
}
