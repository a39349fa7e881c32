/// The object that a search field calls when the user searches.
public protocol SearchFieldDelegate: TextFieldDelegate {
  /// Called each time the user has changed the text, also by clearing it; does nothing by default.
  func searchField(_ field: SearchField, textDidChange text: String) throws
  /// Called when the user cancels the search; does nothing by default.
  func searchFieldDidCancel(_ field: SearchField) throws
  /// Called when the field has got the keyboard; calls `textFieldDidBeginEditing` by default.
  func searchFieldDidBeginEditing(_ field: SearchField) throws
  /// Called when the user presses Return; calls `textFieldShouldReturn` by default.
  func searchFieldShouldReturn(_ field: SearchField) throws -> Bool
  /// Called when the field has lost the keyboard; calls `textFieldDidEndEditing` by default.
  func searchFieldDidEndEditing(_ field: SearchField) throws
}

extension SearchFieldDelegate {
  public func searchField(_ field: SearchField, textDidChange text: String) throws {}
  public func searchFieldDidCancel(_ field: SearchField) throws {}
  public func searchFieldDidBeginEditing(_ field: SearchField) throws {
    try textFieldDidBeginEditing(field)
  }
  public func searchFieldShouldReturn(_ field: SearchField) throws -> Bool {
    try textFieldShouldReturn(field)
  }
  public func searchFieldDidEndEditing(_ field: SearchField) throws {
    try textFieldDidEndEditing(field)
  }
}
