/// A line of source: where somebody called, posted, changed or subscribed.
public struct CallSite: Sendable, CustomStringConvertible {
  /// `Module/File.swift`, as `#fileID` gives it.
  public let fileID: StaticString
  // Half a word, in the room that the file's name leaves: each hop has a site.
  private let number: UInt32

  /// The line that `#fileID` and `#line` name.
  public init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    number = UInt32(truncatingIfNeeded: line)
  }

  /// Counted from 1; 0 where no line is known.
  public var line: UInt { UInt(number) }

  /// Stands where no line is known, such as what a person's hand did.
  public static let unknown = CallSite(fileID: "", line: 0)

  /// Whether there is a line to show.
  public var isKnown: Bool { line > 0 }

  /// The file's name without its module: `ToDoListController.swift`.
  public var file: String {
    let path = fileID.description
    return path.utf8.lastIndex(of: UInt8(ascii: "/"))
      .map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The file and the line: `ToDoListController.swift:21`.
  public var description: String { "\(file):\(line)" }
}

extension CallSite: Equatable {
  public static func == (left: CallSite, right: CallSite) -> Bool {
    left.line == right.line && left.fileID.description == right.fileID.description
  }
}
