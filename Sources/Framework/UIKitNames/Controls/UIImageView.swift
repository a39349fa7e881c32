import HeadlessUI

/// A view of a picture, which is drawn as its name: `<star>`, and as `[star]` if the user can tap it.
open class UIImageView: ImageView {
  /// The picture.
  public var image: UIImage? {
    get { imageName.map(UIImage.init) }
    set { imageName = newValue?.name }
  }
  /// Whether a tap on the picture calls its recognizer; false at first.
  public var isUserInteractionEnabled = false

  /// Makes a view of a picture.
  public init(image: UIImage? = nil) { super.init(named: image?.name) }

  /// Makes a view without a picture; the frame is not kept.
  override public init(frame: CGRect) { super.init(frame: frame) }

  override open var inlineText: String? {
    gestureRecognizers?.lazy.compactMap(\.inlineText).first ?? super.inlineText
  }
}

extension Button {
  /// Sets the picture for a state; a button without a title shows the picture's name: `[plus]`.
  public func setImage(_ image: UIImage?, for state: State) {
    setImage(named: image?.name, for: state)
  }
}
