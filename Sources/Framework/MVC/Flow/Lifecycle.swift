/// A moment in the life of a screen, at which the view layer calls its controller.
public enum Lifecycle: String, Sendable {
  /// The controller makes the content of its view, once.
  case loadView
  /// The content exists, once.
  case viewDidLoad
  /// The tables of the screen load their rows for the first time.
  case firstLoadOfTables = "first load of tables"
  /// The screen is about to be shown.
  case viewWillAppear
  /// A layout pass is over.
  case viewDidLayoutSubviews
  /// The screen is shown.
  case viewDidAppear
  /// The user starts to go back.
  case willPop
  /// The screen is about to be covered, or to leave its stack.
  case viewWillDisappear
  /// The screen is not shown any more.
  case viewDidDisappear
  /// The screen has left its stack for good.
  case didLeave
  /// The screen is about to be another's child.
  case willMove = "willMove(toParent:)"
  /// The screen is no other's child any more.
  case didMove = "didMove(toParent:)"
}

extension Lifecycle: CustomStringConvertible {
  /// The name of the method that the view layer calls, or words for `firstLoadOfTables`.
  public var description: String { rawValue }
}
