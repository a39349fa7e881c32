import MVC

/// A line in a wiring's source.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The file's name without its folder.
  public let file: String
  /// The number of the line, counted from 1.
  public let line: Int

  /// A line of a file, which is named without its folder.
  public init(file: String, line: Int) {
    (self.file, self.line) = (file, line)
  }

  /// The line of a call; nil if it is unknown.
  public init?(_ site: CallSite) {
    guard site.isKnown else { return nil }
    self.init(file: site.file, line: Int(site.line))
  }

  /// The form that editors understand, `ToDoListController.swift:21`.
  public var description: String { "\(file):\(line)" }
}
