import HeadlessUI
import MVC

extension ProgressView {
  /// How UIKit draws a progress bar; here all look the same.
  public enum Style: Sendable {
    /// As elsewhere in the system, or in a bar.
    case `default`, bar
  }

  /// Makes a bar whose progress is 0.
  public convenience init(progressViewStyle: Style) { self.init(progress: 0) }

  /// Changes the progress; nothing is animated.
  public func setProgress<Number: PrintedNumber>(_ progress: Number, animated: Bool) {
    self.progress = progress.sameDigits
  }
}

/// A bar whose progress is a `Float` in UIKit.
///
/// Its progress is a `Float` unless an optional `Double` is wanted.
public protocol FloatProgressBar: ProgressView {}

extension ProgressView: FloatProgressBar {}

extension FloatProgressBar {
  /// The progress from 0 to 1, which is 0 while it is not known.
  public var progress: Float {
    get {
      let shown: Double? = progress
      return Float(shown ?? 0)
    }
    set { (self as ProgressView).progress = newValue.sameDigits }
  }
}
