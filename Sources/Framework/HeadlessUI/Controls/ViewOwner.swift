import MVC

/// The controller of a view, as far as the view needs it: it loads, appears and disappears with the view.
protocol ViewOwner: AnyObject {
  /// The focus of the window that shows the view; nil if none does.
  var focus: Focus? { get }
  func loadViewIfNeeded()
  func appearInParent()
  func layOut()
  func forward(_ moment: Lifecycle)
}
