import Synchronization

/// The classes that source files declare or extend; found out once, when they are first asked for.
final class SourceClasses: Sendable {
  private let known = Mutex<[String: Set<String>]?>(nil)

  /// The names of those files that declare or extend a class.
  func files(about type: String, among files: [SourceFile]) -> Set<String> {
    known.withLock { known in
      let classes = known ?? SourceClasses.find(in: files)
      known = classes
      return classes[type] ?? []
    }
  }

  private static func find(in files: [SourceFile]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for file in files {
      for line in file.lines where line.utf8.last == UInt8(ascii: "{") {
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
