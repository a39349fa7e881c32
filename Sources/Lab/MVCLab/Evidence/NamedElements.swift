import HeadlessUI

/// The elements of a screen by the names that a truth gives them.
///
/// An element in a row has the number of the row behind its name, and of any but the first table the table's
/// identifier, as in a command: `Like row 2 in posts`.
struct NamedElements {
  private let screen: ViewController
  private let visible: [Element]

  init(of screen: ViewController) { (self.screen, visible) = (screen, screen.elements) }

  /// The first element of a class with a name, from top to bottom; by default that is its identifier.
  ///
  /// A row that is out of sight has no elements.
  func first<Kind: Element>(
    _ kind: Kind.Type,
    _ name: String,
    evenHidden: Bool = false,
    by isNamed: (Kind, String) -> Bool = { $0.identifier == $1 }
  ) -> Kind? {
    let candidates = evenHidden ? screen.allElements : visible
    if let found = candidates.lazy.compactMap({ $0 as? Kind }).first(where: { isNamed($0, name) }) {
      return found
    }
    guard let place = RowPlace(name), let cell = cell(at: place) else { return nil }
    let parts = evenHidden ? cell.descendants : cell.visibleElements
    return parts.lazy.compactMap { $0 as? Kind }.first { isNamed($0, place.element) }
  }

  /// Whether a name is that of an element in a row, which may be out of sight.
  static func isInRow(_ name: String) -> Bool { RowPlace(name) != nil }

  private func cell(at place: RowPlace) -> Cell? {
    let tables = visible.lazy.compactMap { $0 as? TableView }
    let table = tables.first { place.table == nil || $0.identifier == place.table }
    guard let table, table.visibleRows.contains(place.row) else { return nil }
    return table.visibleCells[place.row - table.visibleRows.lowerBound]
  }
}

/// An element's place in a row: `Like row 2 in posts`.
private struct RowPlace {
  let element: String
  let row: Int
  let table: String?

  /// Reads a name; nil if there is no number of a row in it.
  init?(_ name: String) {
    guard let match = name.wholeMatch(of: /(.+) row (\d+)(?: in (.+))?/), let row = Int(match.2)
    else { return nil }
    (element, self.row, table) = (String(match.1), row, match.3.map(String.init))
  }
}
