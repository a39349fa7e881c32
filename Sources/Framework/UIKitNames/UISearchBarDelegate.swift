import HeadlessUI
import MVC

/// The delegate of a search field, with UIKit's method names.
public protocol UISearchBarDelegate: SearchFieldDelegate {
  /// Called when the field has got the keyboard; does nothing by default.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called each time the user has changed the text, also by clearing it; does nothing by default.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user presses Search, which is Return; the field keeps the keyboard. Does nothing by
  /// default.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user cancels, which changes neither the text nor the keyboard; does nothing by default.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the field has lost the keyboard; does nothing by default.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  public func searchField(_ field: SearchField, textDidChange text: String) {
    searchBar(field, textDidChange: text)
  }

  public func searchFieldDidCancel(_ field: SearchField) { searchBarCancelButtonClicked(field) }

  public func searchFieldDidBeginEditing(_ field: SearchField) {
    searchBarTextDidBeginEditing(field)
  }

  public func searchFieldShouldReturn(_ field: SearchField) -> Bool {
    searchBarSearchButtonClicked(field)
    return true
  }

  public func searchFieldDidEndEditing(_ field: SearchField) { searchBarTextDidEndEditing(field) }
}

extension SearchField {
  /// Shows or hides the button to cancel; nothing is animated.
  public func setShowsCancelButton(
    _ shows: Bool,
    animated: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    setShowsCancelButton(shows, fileID: fileID, line: line)
  }
}
