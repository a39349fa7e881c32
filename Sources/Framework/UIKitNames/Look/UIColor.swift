/// A color, which the lab does not draw.
public enum UIColor: Equatable, Sendable {
  /// A plain color.
  case black, white, clear, red, green, blue, yellow, orange, cyan, magenta, purple, brown
  /// A gray.
  case gray, darkGray, lightGray, systemGray, systemGray2, systemGray3, systemGray4, systemGray5
  /// The lightest gray of the system.
  case systemGray6
  /// A color of the system.
  case systemRed, systemGreen, systemBlue, systemYellow, systemOrange, systemPink, systemPurple
  /// A color of the system.
  case systemTeal, systemIndigo
  /// The color of a background.
  case systemBackground, secondarySystemBackground, systemGroupedBackground
  /// The color of a text.
  case label, secondaryLabel, tertiaryLabel, placeholderText
  /// The color of a line between rows.
  case separator
  /// A color of these components, each from 0 to 1.
  case components(red: Double, green: Double, blue: Double, alpha: Double)

  /// Makes a color of these components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self = .components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a gray, from 0, which is black, to 1.
  public init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the same color.
  public func withAlphaComponent(_ alpha: Double) -> UIColor { self }
}
