import HeadlessUI

extension Button {
  /// The title and the look of a button, of which the lab draws the title, or the name of the picture without one.
  public struct Configuration: Sendable {
    /// The title; nil if there is none.
    public var title: String? { didSet { isTitled = true } }
    /// The picture; nil if there is none.
    public var image: UIImage? { didSet { isPictured = true } }
    /// The text below the title, which is not drawn.
    public var subtitle: String?
    /// The colour of the title, which is not drawn.
    public var baseForegroundColor: UIColor?
    /// The colour behind the title, which is not drawn.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are, which is not drawn.
    public var cornerStyle = CornerStyle.dynamic
    /// The room between the picture and the title, in points, which is not drawn.
    public var imagePadding = 0.0
    /// Whether a spinner takes the place of the picture, which is not drawn.
    public var showsActivityIndicator = false
    /// Whether the app has set the title, or the button had it.
    fileprivate var isTitled = false
    fileprivate var isPictured = false

    /// How round the corners are.
    public enum CornerStyle: Sendable {
      /// As the system or the app says.
      case dynamic, fixed
      /// By so much.
      case small, medium, large
      /// As round as can be.
      case capsule
    }

    /// Without a background.
    public static func plain() -> Configuration { Configuration() }
    /// With a light background in the tint colour; it looks like others here.
    public static func tinted() -> Configuration { Configuration() }
    /// With a grey background; it looks like others here.
    public static func gray() -> Configuration { Configuration() }
    /// With a background in the tint colour; it looks like others here.
    public static func filled() -> Configuration { Configuration() }
    /// Without a border; it looks like others here.
    public static func borderless() -> Configuration { Configuration() }
    /// With a border; it looks like others here.
    public static func bordered() -> Configuration { Configuration() }
    /// With a border and a background in the tint colour; it looks like others here.
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

  /// Its title and its look; to set them is to call `setTitle` and `setImage`, but the flow does not know the line.
  ///
  /// A configuration whose title nobody has set leaves the button's as it is.
  public var configuration: Configuration? {
    get {
      var configuration = Configuration()
      configuration.title = title(for: .normal)
      return configuration
    }
    set {
      guard let newValue else { return }
      if newValue.isTitled { setTitle(newValue.title, for: State.normal, fileID: "", line: 0) }
      if newValue.isPictured { setImage(newValue.image, for: .normal) }
    }
  }
}
