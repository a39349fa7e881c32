import HeadlessUI

/// The delegate of a search field, with UIKit's method names.
public protocol UISearchBarDelegate: TextFieldDelegate {
  /// Called when the user presses Search, which is Return; the field keeps the keyboard. Does nothing by
  /// default.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the field has lost the keyboard; does nothing by default.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  public func textFieldShouldReturn(_ field: TextField) -> Bool {
    if let searchBar = field as? UISearchBar { searchBarSearchButtonClicked(searchBar) }
    return true
  }

  public func textFieldDidEndEditing(_ field: TextField) {
    if let searchBar = field as? UISearchBar { searchBarTextDidEndEditing(searchBar) }
  }
}
