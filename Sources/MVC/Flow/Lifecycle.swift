/// A moment in the life of a screen, at which the view layer calls its controller.
public enum Lifecycle: String, Sendable {
  case loadView
  case viewDidLoad
  /// The tables of the screen load their rows for the first time.
  case firstLoadOfTables = "first load of tables"
  case viewWillAppear
  case viewDidLayoutSubviews
  case viewDidAppear
  case willPop
  case viewWillDisappear
  case viewDidDisappear
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
