/// A kind of screen that a system has.
public struct ScreenKind: Sendable {
  /// What a person types: letters, digits and hyphens.
  public let name: String
  /// What it shows, in a few words.
  public let summary: String
  /// Whether a window can be opened on it; if not, it is reached from another screen.
  public let opensInWindow: Bool

  /// A kind of screen, known to the assembly by its name.
  public init(_ name: String, _ summary: String, opensInWindow: Bool = true) {
    (self.name, self.summary, self.opensInWindow) = (name, summary, opensInWindow)
  }
}
