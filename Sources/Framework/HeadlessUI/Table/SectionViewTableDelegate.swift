/// The delegate of a table that has views of its own above or below sections, in the place of their titles.
public protocol SectionViewTableDelegate: TableDelegate {
  /// Returns the view above a section, the first being 0; nil, as by default, for its title.
  ///
  /// A section is asked about once, until it is reloaded: what the view shows is its delegate's business from then on.
  func table(_ table: TableView, viewForHeaderInSection section: Int) throws -> Element?
  /// Returns the view below a section; nil, as by default, for its text.
  func table(_ table: TableView, viewForFooterInSection section: Int) throws -> Element?
}

extension SectionViewTableDelegate {
  public func table(_ table: TableView, viewForHeaderInSection section: Int) throws -> Element? {
    nil
  }

  public func table(_ table: TableView, viewForFooterInSection section: Int) throws -> Element? {
    nil
  }
}
