import MVC

/// A screen that is pushed or presented while it is in a stack.
///
/// UIKit raises an exception, and the program ends.
public struct ScreenShownTwice: Fault, Equatable {
  /// The screen's name in the flow.
  public let screen: String

  public var message: String { "'\(screen)' is shown already; a screen is in one place at a time" }
}
