import MVC

/// An object of the view layer that keeps components alive.
///
/// A search for what is alive asks the owner, which is much faster than to look into it.
package protocol ComponentOwner: AnyObject {
  /// The components that its own stored properties keep alive.
  var ownedComponents: [Component] { get }
}
