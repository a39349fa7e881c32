/// Reads one source file, and finds its types and members by the indentation of `swift format`.
///
/// It leaves out comments, imports and the names of wirings; and `final`, `override` and `private`,
/// which say who may see or inherit a member, and not what it does.
struct DeclarationReader {
  let namespaces: Set<String>
  /// The members read so far, each with the name of its type.
  private(set) var members: [(type: String, member: Declarations.Member)] = []
  /// The types and namespaces around the next line.
  private var scopes: [(type: String, indentation: Int)] = []
  private var isInHeader = false

  init(namespaces: Set<String>) { self.namespaces = namespaces }

  mutating func read(_ line: String) {
    let text = plain(line)
    guard !text.isEmpty, !text.hasPrefix("//"), !text.hasPrefix("import ") else { return }
    let indentation = line.prefix { $0 == " " }.count
    if let scope = scopes.last, indentation == scope.indentation, text.hasPrefix("}") {
      scopes.removeLast()
    } else if indentation > (scopes.last.map { $0.indentation + 2 } ?? 0) || isContinuation(text) {
      members[members.count - 1].member.lines.append(text)
      if text.hasSuffix("{") { isInHeader = false }
    } else if let declared = text.prefixMatch(of: typeHead) {
      open(String(declared.2), isExtension: declared.1 == "extension", text, at: indentation)
    } else {
      members.append((scopes.last?.type ?? "", Declarations.Member(name: text, lines: [text])))
    }
  }

  /// Whether this line ends what an earlier one began.
  private func isContinuation(_ text: String) -> Bool {
    isInHeader || text.hasPrefix(")") || text.hasPrefix("]") || text.hasPrefix("}")
  }

  private mutating func open(_ name: String, isExtension: Bool, _ text: String, at indentation: Int)
  {
    if isExtension, namespaces.contains(name) { return scopes.append((name, indentation)) }
    let type = name.split(separator: ".").last.map(String.init) ?? name
    let header = isExtension ? text.replacing(" {", with: "") : "declaration"
    members.append((type, Declarations.Member(name: header, lines: [text])))
    isInHeader = !text.hasSuffix("{") && !text.hasSuffix("}")
    if !text.hasSuffix("}") { scopes.append((type, indentation)) }
  }

  /// The line without indentation, names of wirings and modifiers.
  private func plain(_ line: String) -> String {
    let words = line.split(separator: " ").filter { !Self.modifiers.contains($0) }
    let pieces = words.joined(separator: " ").split(
      separator: ".",
      omittingEmptySubsequences: false
    )
    return pieces.dropFirst().reduce(pieces.first.map(String.init) ?? "") { text, piece in
      let start = text.lastIndex { !$0.isLetter }.map(text.index(after:)) ?? text.startIndex
      let isInNamespace = namespaces.contains(String(text[start...]))
      return (isInNamespace ? String(text[..<start]) : text + ".") + piece
    }
  }

  private static let modifiers: Set<Substring> = ["fileprivate", "final", "override", "private"]
}

/// The beginning of a type, compiled once.
nonisolated(unsafe) private let typeHead = /(class|struct|enum|protocol|extension) ([\w.]+)/
