import HeadlessUI

/// The elements of a screen by the names that a truth gives them.
///
/// An element in a row has the number of the row behind its name, and of any but the first table the table's
/// identifier, as in a command: `Like row 2 in posts`.
struct NamedElements {
  let screen: ViewController
  private let visible: [Element]

  init(of screen: ViewController) { (self.screen, visible) = (screen, screen.elements) }

  /// The first element of a class that can be called by a name, from top to bottom.
  ///
  /// A row that is out of sight has no elements.
  func first<Kind: Element>(
    _ kind: Kind.Type,
    _ name: String,
    evenHidden: Bool = false,
    where isMeant: (Kind) -> Bool = { _ in true }
  ) -> Kind? {
    let candidates = evenHidden ? screen.allElements : visible
    if let found = candidates.first(called: name, where: isMeant) { return found }
    guard let place = RowPlace(name), let cell = cell(at: place) else { return nil }
    let parts = evenHidden ? cell.descendants : cell.visibleElements
    return parts.first(called: place.element, where: isMeant)
  }

  /// All elements, also hidden ones, those in rows on the screen, and those of an alert in front.
  var all: [Element] {
    let cells = screen.allTables.flatMap(\.visibleCells)
    let alert: [Control] = screen.alert.map { $0.fields + $0.actions } ?? []
    return screen.elements + screen.allElements + cells.flatMap(\.descendants) + alert
  }

  private func cell(at place: RowPlace) -> Cell? {
    guard let table = table(of: place), table.visibleRows.contains(place.row) else { return nil }
    return table.visibleCells[place.row - table.visibleRows.lowerBound]
  }

  private func table(of place: RowPlace) -> TableView? {
    let tables = visible.lazy.compactMap { $0 as? TableView }
    return tables.first { place.table == nil || $0.identifier == place.table }
  }
}

extension [HeadlessUI.Element] {
  fileprivate func first<Kind: HeadlessUI.Element>(
    called name: String,
    where isMeant: (Kind) -> Bool
  ) -> Kind? {
    lazy.compactMap { $0 as? Kind }.first { isMeant($0) && $0.isCalled(name) }
  }
}

extension Element {
  /// Whether a command can call it by the name.
  func isCalled(_ name: String) -> Bool { identifier == name || callNames.contains(name) }
}

/// An element's place in a row: `Like row 2 in posts`.
struct RowPlace {
  let element: String
  let row: Int
  let table: String?

  /// Reads a name; nil if there is no number of a row in it.
  init?(_ name: String) {
    // Most names are of no row, and need no regular expression.
    guard name.utf8.contains(UInt8(ascii: " ")),
      let match = name.wholeMatch(of: /(.+) row (\d+)(?: in (.+))?/), let row = Int(match.2)
    else { return nil }
    (element, self.row, table) = (String(match.1), row, match.3.map(String.init))
  }
}
