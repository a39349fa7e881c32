import HeadlessUI

extension Button {
  /// The title, the picture and the look of a button; the lab draws the title or, without one, the name of the picture.
  public struct Configuration: Sendable {
    /// The title; nil if there is none.
    public var title: String? { didSet { isTitled = true } }
    /// The picture; nil if there is none.
    public var image: UIImage? { didSet { isPictured = true } }
    /// The text below the title.
    public var subtitle: String?
    /// The colors of the title and of the background.
    public var baseForegroundColor, baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The room between the picture and the title, in points.
    public var imagePadding = 0.0
    /// Whether a spinner takes the place of the picture.
    public var showsActivityIndicator = false
    /// Whether the app has set the title, or the button had it.
    fileprivate var isTitled = false
    fileprivate var isPictured = false

    /// How round the corners are.
    public enum CornerStyle: Sendable {
      /// A radius, which the system or the app chooses, or that of a capsule.
      case dynamic, fixed, small, medium, large, capsule
    }

    /// Looks like other buttons here, as do all styles.
    public static func plain() -> Configuration { Configuration() }
    /// A light background in the tint color.
    public static func tinted() -> Configuration { Configuration() }
    /// A gray background.
    public static func gray() -> Configuration { Configuration() }
    /// A background in the tint color.
    public static func filled() -> Configuration { Configuration() }
    /// No border.
    public static func borderless() -> Configuration { Configuration() }
    /// A border.
    public static func bordered() -> Configuration { Configuration() }
    /// A border, and a background in the tint color.
    public static func borderedProminent() -> Configuration { Configuration() }
  }

  /// Makes a button with the title of a configuration or else of an action, which a tap calls.
  public convenience init(
    configuration: Configuration,
    primaryAction: UIAction? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(primaryAction: primaryAction, fileID: fileID, line: line)
    self.configuration = configuration
  }

  /// Its title and its look; to set them is to call `setTitle` and `setImage`.
  ///
  /// A configuration whose title was never set leaves the title of the button as it is.
  public var configuration: Configuration? {
    get {
      var configuration = Configuration()
      configuration.title = title(for: .normal)
      return configuration
    }
    set {
      guard let newValue else { return }
      if newValue.isTitled { setTitle(newValue.title, for: .normal) }
      if newValue.isPictured { setImage(newValue.image, for: .normal) }
    }
  }
}
