import MVC

/// Choices that a tap on a button opens, which only `UIKitNames` has.
package protocol ButtonMenu: AnyObject {
  /// Makes the sheet with the choices as they are now.
  func makeSheet(of button: Button) -> Alert
  func describe(to digest: inout StateDigest)
}
