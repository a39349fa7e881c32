import Synchronization

/// What was found out about source files: each thing once, when it is first asked for, for all worlds.
final class SourceMemory: Sendable {
  private let known = Mutex<[String: Set<String>]?>(nil)
  private let outlines = Mutex<[String: SourceOutline]>([:])

  /// What a file declares.
  func outline(of file: SourceFile) -> SourceOutline {
    outlines.withLock { outlines in
      let outline = outlines[file.name] ?? SourceOutline(file)
      outlines[file.name] = outline
      return outline
    }
  }

  /// The names of those files that declare or extend a class.
  func files(about type: String, among files: [SourceFile]) -> Set<String> {
    known.withLock { known in
      let classes = known ?? SourceMemory.find(in: files)
      known = classes
      return classes[type] ?? []
    }
  }

  private static func find(in files: [SourceFile]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for file in files {
      for line in file.lines where line.utf8.mayDeclareClass {
        let words = line.utf8.split { !$0.isPartOfName }.map { String(Substring($0)) }
        for (keyword, name) in zip(words, words.dropFirst())
        where keyword == "class" || keyword == "extension" {
          found[name, default: []].insert(file.name)
        }
      }
    }
    return found
  }
}

extension String.UTF8View {
  /// Whether `class ` or `extension ` is in it; characters need not be told apart for that.
  fileprivate var mayDeclareClass: Bool {
    indices.contains { index in
      switch self[index] {
      case UInt8(ascii: "c"): self[index...].starts(with: "class ".utf8)
      case UInt8(ascii: "e"): self[index...].starts(with: "extension ".utf8)
      default: false
      }
    }
  }
}
