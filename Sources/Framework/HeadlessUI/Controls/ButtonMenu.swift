import MVC

/// Choices that a tap on a button opens, which only `UIKitNames` has.
package protocol ButtonMenu: AnyObject {
  /// Shows the choices as they are now, in front of the button's screen.
  func open(from button: Button)
  func describe(to digest: inout StateDigest)
}
