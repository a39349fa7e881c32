/// The text of one source file.
package struct CodeFile: Sendable {
  /// The file's name without its folder.
  package let name: String
  private let read: @Sendable () -> [String]

  /// A file with these lines, which are read when they are asked for.
  package init(name: String, lines: @autoclosure @escaping @Sendable () -> [String]) {
    (self.name, read) = (name, lines)
  }

  /// Its lines without line feeds.
  package var lines: [String] { read() }
}

/// A line of a source file.
package struct CodeLine: Hashable, Sendable {
  /// The file's name without its folder.
  package let file: String
  /// The number of the line, counted from 1.
  package let line: Int

  /// A line of a file.
  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
}

extension UInt8 {
  /// Whether the byte can be part of a name; bytes beyond ASCII can.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
