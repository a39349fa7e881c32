/// The look of the bar above a stack of screens, which the lab does not draw.
public final class UINavigationBar {
  /// Whether titles are large.
  public var prefersLargeTitles = false
  /// Whether the content shows through.
  public var isTranslucent = true
  /// The color of the buttons.
  public var tintColor: UIColor? = .systemBlue
  /// The color of the background.
  public var barTintColor: UIColor?
}

/// The layer that UIKit draws a view on; the lab draws none.
public final class CALayer {
  /// A size in points.
  public var cornerRadius = 0.0, borderWidth = 0.0, shadowRadius = 3.0
  /// How dark the shadow is, from 0 to 1.
  public var shadowOpacity: Float = 0
  /// Whether sublayers are clipped.
  public var masksToBounds = false
}
