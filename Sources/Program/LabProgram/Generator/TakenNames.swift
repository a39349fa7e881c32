/// The names of a target's files and types; no name can occur twice.
struct TakenNames {
  /// The path of each, by its name in lower case: some file systems ignore case.
  private var files: [String: String] = [:]
  private var types: [String: String] = [:]

  /// The names in these files.
  init(in files: [NewFile]) {
    for file in files {
      self.files[TakenNames.baseName(file.path).lowercased()] = file.path
      for type in TakenNames.types(in: file.text) { types[type.lowercased()] = file.path }
    }
  }

  /// Why the new files can't be added; nil if they can.
  func clash(with new: [NewFile]) -> String? {
    for file in new where file.path.hasSuffix(".swift") {
      let name = TakenNames.baseName(file.path)
      if let place = files[name.lowercased()] {
        return "'\(place)' exists, and a second '\(name)' would not build"
      }
      for type in TakenNames.types(in: file.text) {
        guard let place = types[type.lowercased()] else { continue }
        return "'\(place)' already declares the type '\(type)'"
      }
    }
    return nil
  }

  private static func baseName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The types that a file declares for its module.
  private static func types(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.first?.isLetter == true || line.first == "@" else { return nil }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard words.first != "private", words.first != "fileprivate", words.first != "import",
        let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count
      else { return nil }
      return String(words[kind + 1])
    }
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "typealias", "actor",
  ]
}
