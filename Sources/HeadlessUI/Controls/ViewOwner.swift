import MVC

/// The controller of a view, as far as the view needs it: it loads, appears and disappears with the view.
protocol ViewOwner: AnyObject {
  func loadViewIfNeeded()
  func appearInParent()
  func layOut()
  func forward(_ moment: Lifecycle)
}
