/// The object that a search field calls when the user searches.
public protocol SearchFieldDelegate: TextFieldDelegate {
  /// Called each time the user has changed the text, also by clearing it; does nothing by default.
  func searchField(_ field: SearchField, textDidChange text: String) throws
  /// Called when the user cancels the search; does nothing by default.
  func searchFieldDidCancel(_ field: SearchField) throws
}

extension SearchFieldDelegate {
  public func searchField(_ field: SearchField, textDidChange text: String) throws {}
  public func searchFieldDidCancel(_ field: SearchField) throws {}
}
