import MVCLab

/// The types of some source files and their members.
struct Declarations {
  /// A member: its name as Swift's documentation writes it, and its lines.
  struct Member: Equatable {
    var name: String
    var lines: [String]
  }

  /// The members of each type, in the order of the files; the first one is the type's own line.
  private(set) var types: [(name: String, members: [Member])] = []

  /// Reads files of wirings whose classes are in these namespaces.
  init(_ files: [SourceFile], namespaces: Set<String>) {
    for file in files {
      var reader = DeclarationReader(namespaces: namespaces)
      for line in file.lines { reader.read(line) }
      for (type, member) in reader.members { add(member.named(), to: type) }
    }
  }

  subscript(_ type: String) -> [Member]? { types.first { $0.name == type }?.members }

  private mutating func add(_ member: Member, to type: String) {
    let index = types.firstIndex { $0.name == type } ?? types.count
    if index == types.count { types.append((type, [])) }
    types[index].members.append(member)
  }
}

extension Declarations.Member {
  /// The member under its name: `title`, `init(store:)`, `table(_:cellForRow:)`.
  fileprivate func named() -> Self {
    let head = (lines.firstIndex { $0.hasSuffix("{") } ?? lines.count - 1) + 1
    let text = lines.prefix(head).joined(separator: " ")
    guard let match = text.prefixMatch(of: declaration) else { return self }
    let name = match.2.isEmpty ? match.1 : match.2
    let isCalled = match.1 == "func" || match.1 == "init"
    return Self(name: isCalled ? "\(name)(\(Self.labels(in: text)))" : "\(name)", lines: lines)
  }

  /// The argument labels of the first parameter list: `_:cellForRow:`.
  private static func labels(in text: String) -> String {
    var (depth, labels, isLabel) = (0, "", false)
    for character in text.drop(while: { $0 != "(" }).replacing("->", with: "") {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      default: break
      }
      if depth == 0 { return labels }
      guard depth == 1 else { continue }
      switch character {
      case "(", ",": isLabel = true
      case " " where labels.isEmpty || labels.hasSuffix(":"): break
      case " ", ":":
        if isLabel { labels += ":" }
        isLabel = false
      default: if isLabel { labels.append(character) }
      }
    }
    return labels
  }
}

/// The beginning of a member, compiled once.
nonisolated(unsafe) private let declaration =
  /(?:@\w+(?:\([^)]*\))? )*(?:(?:class|lazy|mutating|private\(set\)|required|static|weak) )*(func|init|deinit|var|let|case)\b ?(\w*)/
