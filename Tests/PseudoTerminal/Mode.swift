/// How the terminal treats keys before a program reads them.
public struct Mode: Equatable, Sendable {
  public var echoes: Bool
  public var collectsLines: Bool

  /// What a shell leaves its programs.
  public static let cooked = Mode(echoes: true, collectsLines: true)
  /// What an editor of lines sets for itself.
  public static let raw = Mode(echoes: false, collectsLines: false)
}
