import HeadlessUI

// The lab draws no colours and has one font. These names take the lines that set them.

/// A colour, which the lab does not draw.
public struct UIColor: Equatable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Makes a colour of these parts, from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    name = "\(red), \(green), \(blue), \(alpha)"
  }

  /// Makes a grey, from 0, which is black, to 1.
  public init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The colour, more or less transparent.
  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor("\(name), \(alpha)") }
}

extension UIColor {
  /// A plain colour.
  public static let black = UIColor("black"), white = UIColor("white"), clear = UIColor("clear")
  /// A grey.
  public static let gray = UIColor("gray"), darkGray = UIColor("darkGray")
  /// A light grey.
  public static let lightGray = UIColor("lightGray")
  /// A plain colour.
  public static let red = UIColor("red"), green = UIColor("green"), blue = UIColor("blue")
  /// A plain colour.
  public static let yellow = UIColor("yellow"), orange = UIColor("orange")
  /// A plain colour.
  public static let cyan = UIColor("cyan"), magenta = UIColor("magenta")
  /// A plain colour.
  public static let purple = UIColor("purple"), brown = UIColor("brown")
  /// A colour of the system.
  public static let systemRed = UIColor("systemRed"), systemGreen = UIColor("systemGreen")
  /// A colour of the system.
  public static let systemBlue = UIColor("systemBlue"), systemOrange = UIColor("systemOrange")
  /// A colour of the system.
  public static let systemYellow = UIColor("systemYellow"), systemPink = UIColor("systemPink")
  /// A colour of the system.
  public static let systemPurple = UIColor("systemPurple"), systemTeal = UIColor("systemTeal")
  /// A colour of the system.
  public static let systemIndigo = UIColor("systemIndigo"), systemGray = UIColor("systemGray")
  /// A light grey of the system.
  public static let systemGray5 = UIColor("systemGray5"), systemGray6 = UIColor("systemGray6")
  /// The colour of a background.
  public static let systemBackground = UIColor("systemBackground")
  /// The colour of a background on another one.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  /// The colour of the background of a table with groups.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  /// The colour of a text.
  public static let label = UIColor("label")
  /// The colour of a text of less weight.
  public static let secondaryLabel = UIColor("secondaryLabel")
  /// The colour of a text that stands for one to come.
  public static let placeholderText = UIColor("placeholderText")
  /// The colour of a line between rows.
  public static let separator = UIColor("separator")
}

/// A font, which the lab does not draw.
public struct UIFont: Equatable, Sendable {
  private let name: String

  /// How thick its lines are.
  public enum Weight: Sendable {
    /// Thin lines.
    case ultraLight, thin, light
    /// The usual ones.
    case regular, medium
    /// Thick ones.
    case semibold, bold, heavy, black
  }

  /// What a text is there for, by which the system chooses a font.
  public enum TextStyle: Sendable {
    /// A title.
    case largeTitle, title1, title2, title3, headline, subheadline
    /// A text.
    case body, callout, footnote, caption1, caption2
  }

  /// The system's font of a size in points.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> UIFont {
    UIFont(name: "\(weight) \(size)")
  }

  /// The system's bold font of a size in points.
  public static func boldSystemFont(ofSize size: Double) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's font whose figures have one width, of a size in points.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font for a kind of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(name: "\(style)")
  }
}

extension Element {
  /// Nil, whatever it is set to: the lab draws no look.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  /// `systemBlue`, whatever it is set to: the lab draws no look.
  public var tintColor: UIColor? {
    get { .systemBlue }
    set {}
  }

  /// False, whatever it is set to: the lab draws no look.
  public var clipsToBounds: Bool {
    get { false }
    set {}
  }
}

extension Label {
  /// `label`, whatever it is set to: the lab draws no look.
  public var textColor: UIColor? {
    get { .label }
    set {}
  }

  /// A font of 17 points, whatever it is set to: the lab draws no look.
  public var font: UIFont? {
    get { .systemFont(ofSize: 17) }
    set {}
  }

  /// False, whatever it is set to: the lab draws no look.
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }
}

extension TextControl {
  /// `label`, whatever it is set to: the lab draws no look.
  public var textColor: UIColor? {
    get { .label }
    set {}
  }

  /// A font of 17 points, whatever it is set to: the lab draws no look.
  public var font: UIFont? {
    get { .systemFont(ofSize: 17) }
    set {}
  }
}

extension Button {
  /// Does nothing: the lab draws no look.
  public func setTitleColor(_ color: UIColor?, for state: State) {}
}
