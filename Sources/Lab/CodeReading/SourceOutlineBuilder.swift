/// Matches braces and remembers which declaration each pair belongs to.
struct SourceOutlineBuilder {
  private let tokens: [SourceToken]
  private var found: [SourceScope] = []
  private var open: [(declaration: Declaration?, start: Int)] = []
  private var next: Declaration?

  private struct Declaration {
    let kind: SourceScope.Kind
    let name: String
    let index: Int
  }

  init(tokens: [SourceToken]) { self.tokens = tokens }

  mutating func scopes() -> [SourceScope] {
    for index in tokens.indices {
      switch tokens[index].text {
      case "class", "struct", "enum", "actor", "extension": declare(.type, at: index)
      case "protocol": declare(.protocol, at: index)
      case "func": declare(.function, at: index)
      case "var", "let":
        // A property; its accessors and its closure run where the property is mentioned.
        if let declaration = open.last?.declaration, declaration.kind != .function {
          declare(.function, at: index)
        }
      case "init", "deinit", "subscript": declareUnnamed(at: index)
      case "{":
        open.append((next, index))
        next = nil
      case "}":
        next = nil
        close(at: index)
      default: break
      }
    }
    return found
  }

  private mutating func declare(_ kind: SourceScope.Kind, at index: Int) {
    var name = ""
    var last = index + 1
    while last < tokens.count, tokens[last].isWord {
      name += tokens[last].text
      guard kind == .type, last + 1 < tokens.count, tokens[last + 1].text == "." else { break }
      name += "."
      last += 2
    }
    // `class func`, and words that follow a dot, declare no type.
    guard !name.isEmpty, !SourceOutlineBuilder.modifiers.contains(name), !isMember(index) else {
      return
    }
    next = Declaration(kind: kind, name: name, index: index)
  }

  private mutating func declareUnnamed(at index: Int) {
    guard !isMember(index) else { return }
    next = Declaration(kind: .function, name: tokens[index].text, index: index)
  }

  private func isMember(_ index: Int) -> Bool { index > 0 && tokens[index - 1].text == "." }

  private static let modifiers: Set = ["func", "var", "let", "override", "subscript", "final"]

  private var typeName: String {
    open.compactMap { $0.declaration }.filter { $0.kind != .function }.map(\.name)
      .joined(separator: ".")
  }

  private mutating func close(at index: Int) {
    guard let (declaration, _) = open.last else { return }
    let type = typeName
    open.removeLast()
    guard let declaration else { return }
    found.append(
      SourceScope(
        kind: declaration.kind,
        name: declaration.kind == .function ? declaration.name : type,
        type: type,
        tokens: declaration.index..<index + 1,
        lines: tokens[declaration.index].line...tokens[index].line
      )
    )
  }
}
