import MVC

/// A line in a wiring's source.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The file's name without its folder.
  public let file: String
  /// Counted from 1.
  public let line: Int

  /// A line of a file without its folder, counted from 1.
  public init(file: String, line: Int) {
    (self.file, self.line) = (file, line)
  }

  /// The line of a call, or nil where none is known.
  init?(_ site: CallSite) {
    guard site.isKnown else { return nil }
    self.init(file: site.file, line: Int(site.line))
  }

  /// The way editors read it, `ToDoListController.swift:21`.
  public var description: String { "\(file):\(line)" }
}
