/// The object that a search field calls when the user searches; each method is optional.
public protocol SearchFieldDelegate: TextFieldDelegate {
  /// Called when the field has got the keyboard.
  func searchBarTextDidBeginEditing(_ searchBar: SearchField) throws
  /// Called each time the user has changed the text, also by clearing it.
  func searchBar(_ searchBar: SearchField, textDidChange searchText: String) throws
  /// Called when the user presses Search, which is Return; the field keeps the keyboard.
  func searchBarSearchButtonClicked(_ searchBar: SearchField) throws
  /// Called when the user cancels, which changes neither the text nor the keyboard.
  func searchBarCancelButtonClicked(_ searchBar: SearchField) throws
  /// Called when the field has lost the keyboard.
  func searchBarTextDidEndEditing(_ searchBar: SearchField) throws
}

extension SearchFieldDelegate {
  public func searchBarTextDidBeginEditing(_ searchBar: SearchField) {}
  public func searchBar(_ searchBar: SearchField, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: SearchField) {}
  public func searchBarCancelButtonClicked(_ searchBar: SearchField) {}
  public func searchBarTextDidEndEditing(_ searchBar: SearchField) {}
}
