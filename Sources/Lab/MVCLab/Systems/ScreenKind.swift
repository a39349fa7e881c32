/// A kind of screen of a system.
public struct ScreenKind: Sendable {
  /// The name that commands use: letters, digits and hyphens.
  public let name: String
  /// What it shows, in a few words.
  public let summary: String
  /// Whether a window can open with it; if not, it opens from another screen.
  public let opensInWindow: Bool

  /// A kind of screen; the assembly makes its screens by the name.
  public init(_ name: String, _ summary: String, opensInWindow: Bool = true) {
    (self.name, self.summary, self.opensInWindow) = (name, summary, opensInWindow)
  }
}
