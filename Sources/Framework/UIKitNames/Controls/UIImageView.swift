import HeadlessUI

/// A view of a picture, which the lab does not draw unless the user can tap it.
open class UIImageView: Element {
  /// The picture.
  public var image: UIImage?
  /// Whether a tap on the picture calls its recognizer; false at first.
  public var isUserInteractionEnabled = false

  /// Makes a view of a picture.
  public init(image: UIImage? = nil) {
    self.image = image
    super.init()
  }

  /// Makes a view without a picture; the frame is not kept.
  override public init(frame: CGRect) { super.init(frame: frame) }

  override open var inlineText: String? { gestureRecognizers?.lazy.compactMap(\.inlineText).first }
}

extension Button {
  /// Sets the picture for a state; a button without a title shows the picture's name: `[plus]`.
  public func setImage(_ image: UIImage?, for state: State) {
    setImage(named: image?.name, for: state)
  }
}
