import HeadlessUI
import MVC

/// A search bar, and the object that updates the results.
///
/// It is active from the moment when the bar gets the keyboard until the user cancels. Unlike UIKit's it is no view
/// controller, and presents no results of its own.
public final class UISearchController: Component {
  override public class var role: Role { .system }

  /// The field to search with.
  public let searchBar = UISearchBar()
  /// The object that updates the results.
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    didSet { updaterLink.note(searchResultsUpdater, in: runtime.flow) }
  }
  /// The object that is called when the search begins and ends.
  public weak var delegate: (any UISearchControllerDelegate)? {
    didSet { delegateLink.note(delegate, in: runtime.flow) }
  }
  private var updaterLink = LinkRecord("searchResultsUpdater")
  private var delegateLink = LinkRecord("delegate")
  /// Whether UIKit dims the content meanwhile.
  public var obscuresBackgroundDuringPresentation = true
  /// Whether UIKit hides the navigation bar meanwhile.
  public var hidesNavigationBarDuringPresentation = true
  private var isSearching = false

  /// Makes a search whose results the screen itself shows, so that there is no controller for them.
  public init(searchResultsController: Never? = nil) {
    super.init()
    let site = CallSite(fileID: #fileID, line: #line)
    searchBar.add(.target(TargetAction(self, site: site) { $0.begin() }), for: .editingDidBegin)
    searchBar.add(.target(TargetAction(self, site: site) { $0.update() }), for: .editingChanged)
    searchBar.onCancel(self) { $0.isActive = false }
  }

  override public var flowName: String { "the search controller" }

  /// Whether the user is searching; to set it to false ends that as a cancellation does: the text is empty then.
  public var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    guard !isSearching else { return }
    tell("willPresentSearchController") { $0.willPresentSearchController(self) }
    isSearching = true
    searchBar.showsCancelButton = true
    tell("didPresentSearchController") { $0.didPresentSearchController(self) }
    update()
  }

  private func end() {
    tell("willDismissSearchController") { $0.willDismissSearchController(self) }
    isSearching = false
    searchBar.showsCancelButton = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    update()
    tell("didDismissSearchController") { $0.didDismissSearchController(self) }
  }

  private func update() {
    call("updateSearchResults(for:)", of: searchResultsUpdater, updaterLink) {
      $0.updateSearchResults(for: self)
    }
  }

  private func tell(_ method: String, _ body: (any UISearchControllerDelegate) -> Void) {
    call(method, of: delegate, delegateLink, body)
  }
}

/// The object that updates the results of a search.
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins, each time the text has changed, and when the search has ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// The object that is called when a search begins and ends; each method is optional.
public protocol UISearchControllerDelegate: AnyObject {
  /// Called when the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called when the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UISearchController: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(isSearching)
    digest.add(searchBar)
    digest.add(searchResultsUpdater as? Component)
    digest.add(delegate as? Component)
    digest.add(updaterLink.isGone)
    digest.add(delegateLink.isGone)
  }
}

extension NavigationItem {
  /// The search of the screen, whose bar stands above the content; nil if there is none.
  ///
  /// It is set when the screen has its view, as in `viewDidLoad`.
  public var searchController: UISearchController? {
    get { companion as? UISearchController }
    set {
      guard newValue !== companion else { return }
      searchController?.searchBar.removeFromSuperview()
      companion = newValue
      if let newValue { owner?.view.insertSubview(newValue.searchBar, at: 0) }
    }
  }
}
