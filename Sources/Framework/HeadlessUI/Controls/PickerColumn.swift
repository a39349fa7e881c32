import MVC

/// A column of a picker, which only `UIKitNames` has: `picker: <Large>`.
///
/// Its name is the picker's identifier or, without one, `picker`; where there are several columns, its number from 1
/// on follows.
package final class PickerColumn: ValueControl {
  private let index: Int
  /// The titles of its rows.
  package private(set) var titles: [String] = []
  /// The chosen row; 0 if there is none.
  package private(set) var row = 0

  /// Makes a column without rows, the first being 0.
  package init(_ index: Int) {
    self.index = index
    super.init()
  }

  override package var title: String {
    let name = superview.flatMap { $0.identifier.isEmpty ? nil : $0.identifier } ?? "picker"
    return superview?.subviews.count ?? 0 > 1 ? "\(name) \(index + 1)" : name
  }

  override package var value: String { titles.indices.contains(row) ? titles[row] : "" }
  override package var verbs: [ControlVerb] { [.set(.choices(titles))] }
  override package var inlineText: String? { "\(title): <\(value)>" }

  override package func handle(_ act: UserAct) -> Bool {
    guard case .choice(let wanted) = act.kind, let chosen = titles.firstIndex(of: wanted) else {
      return false
    }
    if chosen != row { noteUse() }
    row = chosen
    return (superview as? any PickerColumnOwner)?.choose(chosen, inColumn: index) ?? false
  }

  /// Chooses a row, as the app; one that does not exist is no change.
  package func choose(_ row: Int) {
    guard titles.indices.contains(row) else { return }
    noteContent()
    guard row != self.row else { return }
    self.row = row
    render("set \(flowName) to '\(value)'")
  }

  /// Replaces the rows; it keeps the number of the chosen one, if there are so many.
  package func show(_ titles: [String]) {
    let row = max(0, min(row, titles.count - 1))
    guard titles != self.titles || row != self.row else { return }
    (self.titles, self.row) = (titles, row)
    render("set the rows of \(flowName)")
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    for title in titles { digest.add(title) }
    digest.add(row)
  }
}

/// The picker that a column is in.
package protocol PickerColumnOwner: AnyObject {
  /// Called when the user has chosen a row of a column; returns whether an object heard it.
  func choose(_ row: Int, inColumn column: Int) -> Bool
}
