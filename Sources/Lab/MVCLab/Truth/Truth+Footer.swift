import HeadlessUI

extension Truth {
  /// The text below a section of the screen's first table, or of the table with an identifier.
  ///
  /// Compared with what the table's data source returns as the title of the footer; nil says that there is none. A
  /// section that the table does not have is not compared.
  public struct Footer: Statement {
    public let claim: Claim

    /// The text below the section at an index from 0 up.
    public init(_ text: String?, ofSection section: Int, in table: String? = nil) {
      let place = "below section \(section)" + (table.map { " in '\($0)'" } ?? "")
      claim = Claim(ofScreen: "footer \(place)", .content) { screen in
        let tables = screen.elements.lazy.compactMap { $0 as? TableView }
        let footers = tables.first { table == nil || $0.identifier == table }?.footers ?? []
        guard footers.indices.contains(section) else { return nil }
        let shown = footers[section]
        let said = { (text: String?) in text.map { "'\($0)'" } ?? "nothing" }
        return ScreenFact(
          "\(said(shown)) \(place)",
          must: shown == text ? nil : "its model has \(said(text))"
        )
      }
    }
  }
}
