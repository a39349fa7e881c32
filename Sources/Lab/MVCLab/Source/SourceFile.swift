import Synchronization

/// One source file.
public struct SourceFile: Sendable {
  /// The file's name without its folder.
  public let name: String
  /// The module that it is part of; nil if none is known.
  public let module: String?
  private let content: Content

  /// A file with this text, whose lines end with line feeds; without a module it stands for each file of its name.
  public init(name: String, module: String? = nil, text: String) {
    (self.name, self.module) = (name, module)
    content = Content(text)
  }

  /// Its lines without line feeds.
  public var lines: [String] { content.lines }

  /// Its text as the build embedded it: with a line feed behind the last line.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  /// Whether a line of a file of this name can be in this one: the modules are the same, or one is not known.
  func canHave(_ line: SourceLine) -> Bool {
    module == nil || line.module == nil || line.module == module
  }
}

/// The text of a file, cut into lines when they are asked for: a program has hundreds of files, and looks into few.
private final class Content: Sendable {
  private let text: String
  private let cut = Mutex<[String]?>(nil)

  init(_ text: String) { self.text = text }

  var lines: [String] {
    cut.withLock { cut in
      if let cut { return cut }
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      cut = lines
      return lines
    }
  }
}
