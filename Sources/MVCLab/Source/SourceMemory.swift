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
      for line in file.lines where line.contains("class ") || line.contains("extension ") {
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
