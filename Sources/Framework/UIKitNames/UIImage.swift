import HeadlessUI

// The lab draws no pictures. These names take the lines that set them.

/// A picture, of which the lab has the name alone.
public struct UIImage: Equatable, Sendable {
  /// Whether UIKit draws it in its own colours.
  public enum RenderingMode: Sendable {
    /// As the place decides.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint colour.
    case alwaysTemplate
  }

  /// Its name among the pictures of the program or of the system.
  public let name: String

  /// A picture of the program, which here is never missing.
  public init?(named name: String) { self.name = name }

  /// A picture of the system, which here is never missing.
  public init?(systemName name: String) { self.name = name }

  /// The picture itself.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// The picture itself.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
}

/// A view of a picture, which the lab does not draw, unless the user can tap it.
open class UIImageView: Element {
  /// The picture.
  public var image: UIImage?
  /// Whether a recognizer on this picture is called; false at first.
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

extension Element {
  /// How UIKit fits a picture into its view.
  public enum ContentMode: Sendable {
    /// In this size.
    case scaleToFill, scaleAspectFit, scaleAspectFill
    /// At this place.
    case center, top, bottom, left, right
  }

  /// `scaleToFill`, whatever it is set to: the lab draws no look.
  public var contentMode: ContentMode {
    get { .scaleToFill }
    set {}
  }
}

extension Button {
  /// Sets the picture for a state, whose name a button without a title has: `[plus]`.
  public func setImage(_ image: UIImage?, for state: State) {
    if let state = state.ofButton { setImage(image?.name, for: state) }
  }

  /// The look of its title, with the title as its text.
  public struct TitleLabel: Sendable {
    /// The title; nil if there is none.
    public let text: String?
    /// Nil, whatever it is set to: the lab draws no look.
    public var font: UIFont? {
      get { nil }
      set {}
    }
    /// 1, whatever it is set to: the lab draws no look.
    public var numberOfLines: Int {
      get { 1 }
      set {}
    }
    /// `natural`, whatever it is set to: the lab draws no look.
    public var textAlignment: NSTextAlignment {
      get { .natural }
      set {}
    }
    /// False, whatever it is set to: the lab draws no look.
    public var adjustsFontSizeToFitWidth: Bool {
      get { false }
      set {}
    }
  }

  /// The look of its title; to change the title is to call `setTitle(_:for:)`.
  public var titleLabel: TitleLabel? {
    get { TitleLabel(text: currentTitle) }
    set {}
  }
}

extension UITableViewCell {
  /// Nil: the lab draws no pictures.
  public var imageView: UIImageView? { nil }
}
