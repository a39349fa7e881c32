/// A font, which the lab does not draw.
public enum UIFont: Equatable, Sendable {
  /// The system's font of a size in points.
  case systemFont(ofSize: Double, weight: Weight = .regular)
  /// The system's bold font of a size in points.
  case boldSystemFont(ofSize: Double)
  /// The system's font whose digits have the same width, of a size in points.
  case monospacedDigitSystemFont(ofSize: Double, weight: Weight)
  /// The system's font for a kind of text.
  case preferredFont(forTextStyle: TextStyle)

  /// How thick the lines of a font are.
  public enum Weight: Sendable {
    /// From thin to thick.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What a text is for.
  public enum TextStyle: Sendable {
    /// A title.
    case largeTitle, title1, title2, title3, headline, subheadline
    /// A text.
    case body, callout, footnote, caption1, caption2
  }
}
