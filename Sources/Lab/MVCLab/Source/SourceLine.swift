import CallStacks
import MVC

/// A line in a wiring's source.
public struct SourceLine: Codable, Sendable, CustomStringConvertible {
  /// The file's name without its folder.
  public let file: String
  /// The number of the line, counted from 1.
  public let line: Int
  /// The module of the call on this line, where it was made from one in this process.
  private(set) var module: String?

  private enum CodingKeys: CodingKey { case file, line }

  /// A line of a file, which is named without its folder.
  public init(file: String, line: Int) {
    self.init(file, line, module: nil)
  }

  private init(_ file: String, _ line: Int, module: String?) {
    (self.file, self.line, self.module) = (file, line, module)
  }

  /// The line of a call; nil if it is unknown.
  public init?(_ site: CallSite) {
    guard site.isKnown else { return nil }
    let module = site.fileID.description.prefix { $0 != "/" }
    self.init(site.file, Int(site.line), module: String(module))
  }

  /// The line of a call on the stack; nil if it is unknown.
  package init?(_ call: CallPlace) {
    guard let file = call.file, let line = call.line else { return nil }
    self.init(file, line, module: call.module)
  }

  /// The form that editors understand, `ToDoListController.swift:21`.
  public var description: String { "\(file):\(line)" }
}

extension SourceLine: Hashable {
  // A line that was read in a file, and one that was called from, are the same.
  public static func == (left: SourceLine, right: SourceLine) -> Bool {
    left.line == right.line && left.file == right.file
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(line)
  }
}
