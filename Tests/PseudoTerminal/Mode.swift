/// The way in which the terminal processes keys before a program reads them.
public struct Mode: Equatable, Sendable {
  public var echoes: Bool
  public var collectsLines: Bool

  /// The mode in which a shell starts programs.
  public static let cooked = Mode(echoes: true, collectsLines: true)
  /// The mode of a line editor.
  public static let raw = Mode(echoes: false, collectsLines: false)
}
