/// A line of source at which code called, posted, changed or subscribed.
public struct CallSite: Sendable, CustomStringConvertible {
  /// `Module/File.swift`, as `#fileID` gives it.
  public let fileID: StaticString
  // 32 bits fit into the room that `fileID` leaves; each hop has a site.
  private let number: UInt32

  /// Makes the line that `#fileID` and `#line` name.
  public init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    number = UInt32(truncatingIfNeeded: line)
  }

  /// The line's number, counted from 1; 0 if no line is known.
  public var line: UInt { UInt(number) }

  /// The site of a hop that no line of source caused, such as a user's tap.
  public static let unknown = CallSite(fileID: "", line: 0)

  /// Whether a line is known.
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
