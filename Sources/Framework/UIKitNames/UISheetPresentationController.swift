import HeadlessUI

/// How UIKit draws a sheet; here all look the same, so it takes what is set and keeps nothing else.
public final class UISheetPresentationController {
  /// A height at which a sheet rests.
  public struct Detent: Sendable {
    /// Half of the screen.
    public static func medium() -> Detent { Detent() }
    /// All of the screen.
    public static func large() -> Detent { Detent() }
  }

  /// The heights at which the sheet rests, which is not drawn.
  public var detents: [Detent] = [.large()]
  /// Whether the sheet has a handle, which is not drawn: the command `dismiss` puts it away in any case.
  public var prefersGrabberVisible = false
  /// How round the corners are, which is not drawn.
  public var preferredCornerRadius: Double?
}

/// How UIKit animates that a screen is presented; here nothing is animated.
public enum UIModalTransitionStyle: Sendable {
  /// It comes from below.
  case coverVertical
  /// It turns.
  case flipHorizontal
  /// It fades in.
  case crossDissolve
  /// A corner of the screen behind it curls.
  case partialCurl
}

extension Presentable {
  /// What takes how UIKit draws it as a sheet; nil if it is presented over the full screen.
  public var sheetPresentationController: UISheetPresentationController? {
    modalPresentationStyle == .pageSheet ? UISheetPresentationController() : nil
  }

  /// `coverVertical`, whatever it is set to: nothing is animated.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
}
