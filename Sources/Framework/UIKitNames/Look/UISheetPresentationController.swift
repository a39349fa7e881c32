import HeadlessUI

/// The look of a sheet, which the lab does not draw.
public final class UISheetPresentationController {
  /// A height at which a sheet rests.
  public struct Detent: Sendable {
    /// Half of the screen.
    public static func medium() -> Detent { Detent() }
    /// All of the screen.
    public static func large() -> Detent { Detent() }
  }

  /// The heights at which the sheet rests.
  public var detents = [Detent.large()]
  /// Whether the sheet has a handle; the command `dismiss` works without one.
  public var prefersGrabberVisible = false
  /// The radius of the corners, in points.
  public var preferredCornerRadius: Double?
}

/// How UIKit animates a presentation; the lab animates nothing.
public enum UIModalTransitionStyle: Sendable {
  /// An animation.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension Presentable {
  /// The look of the sheet; nil if it is presented over the full screen.
  public var sheetPresentationController: UISheetPresentationController? {
    modalPresentationStyle == .pageSheet ? UISheetPresentationController() : nil
  }

  /// Always `coverVertical`.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
}
