/// One source file.
public struct SourceFile: Sendable {
  /// The file's name without its folder.
  public let name: String
  /// The module that it is part of; nil if none is known.
  public let module: String?
  /// Its lines without line feeds.
  public let lines: [String]

  /// A file with this text, whose lines end with line feeds; without a module it stands for each file of its name.
  public init(name: String, module: String? = nil, text: String) {
    (self.name, self.module) = (name, module)
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// Its text as the build embedded it: with a line feed behind the last line.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  /// Whether code that `#fileID` places in a file of this name can be in this one: the modules are the same, or one is
  /// not known.
  func canHave(_ fileID: StaticString?) -> Bool {
    guard let module, let fileID else { return true }
    return fileID.withUTF8Buffer { id in
      id.count == module.utf8.count + 1 + name.utf8.count && id.starts(with: module.utf8)
    }
  }

  /// Whether the file declares a class with this name.
  func declares(_ type: String) -> Bool { contains("class", type) }

  /// Whether a line has these two words behind each other.
  func contains(_ keyword: String, _ name: String) -> Bool {
    lines.contains { $0.contains(keyword, name) }
  }

  /// The line, counted from 1, on which a class of this file declares a stored property.
  func line(declaring property: String, of type: String) -> Int? {
    guard let start = lines.firstIndex(where: { $0.contains("class", type) }) else { return nil }
    return lines[start...].firstIndex {
      $0.utf8.contains(property.utf8)
        && ($0.contains("var", property) || $0.contains("let", property))
    }.map { $0 + 1 }
  }
}

extension String {
  /// Whether this line of source contains the keyword directly before the name.
  fileprivate func contains(_ keyword: String, _ name: String) -> Bool {
    guard utf8.contains(name.utf8) else { return false }
    let words = utf8.split { !$0.isPartOfName }
    return zip(words, words.dropFirst()).contains {
      $0.elementsEqual(keyword.utf8) && $1.elementsEqual(name.utf8)
    }
  }
}

extension String.UTF8View {
  /// Whether these bytes occur; this test alone rules most lines out.
  fileprivate func contains(_ other: String.UTF8View) -> Bool {
    guard let first = other.first else { return true }
    let isThere = withContiguousStorageIfAvailable { bytes in
      var rest = bytes[...]
      while let start = rest.firstIndex(of: first) {
        if bytes[start...].starts(with: other) { return true }
        rest = bytes[(start + 1)...]
      }
      return false
    }
    return isThere ?? true
  }
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
