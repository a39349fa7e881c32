/// The delegate of a table that has views of its own above or below sections, in the place of their titles.
public protocol SectionViewTableDelegate: TableDelegate {
  /// Returns the view above a section, the first being 0; nil, as by default, for its title.
  ///
  /// A section is asked about once, until it is reloaded: from then on the delegate itself changes what the view shows.
  func tableView(_ table: TableView, viewForHeaderInSection section: Int) throws -> Element?
  /// Returns the view below a section; nil, as by default, for its text.
  func tableView(_ table: TableView, viewForFooterInSection section: Int) throws -> Element?
}

extension SectionViewTableDelegate {
  public func tableView(_ table: TableView, viewForHeaderInSection section: Int) -> Element? { nil }
  public func tableView(_ table: TableView, viewForFooterInSection section: Int) -> Element? { nil }
}
