/// A declaration in a wiring's source that outlives each world, because it belongs to the process.
///
/// An object counts if it can change: its class has a variable, or inherits from another.
package struct ProcessState: Sendable {
  /// The declaration in a few words: `static let shared`.
  package let words: String
  package let line: CodeLine
}

extension CodeIndex {
  /// The first such declaration in the files of a wiring: a variable, or an object, that is static or global; or what
  /// has `UserDefaults`.
  package func processState(in names: [String]) -> ProcessState? {
    memory.answer(.processState, names) {
      let changes = { (name: String) in
        files.contains { outline(of: $0).declaresChangingClass(name) }
      }
      return names.lazy.compactMap(file).map(outline).compactMap { $0.processState(changes) }.first
    }
  }
}

extension SourceOutline {
  /// Whether it declares a class of this name, whose objects can change.
  fileprivate func declaresChangingClass(_ name: String) -> Bool {
    scopes.contains { scope in
      scope.kind == .type && ".\(scope.name)".hasSuffix(".\(name)")
        && tokens[scope.tokens.lowerBound].text == "class"
        && (tokens[scope.tokens].contains { $0.text == "var" }
          || tokens[scope.tokens].prefix { $0.text != "{" }.contains { $0.text == ":" })
    }
  }

  fileprivate func processState(_ changes: (String) -> Bool) -> ProcessState? {
    var depth = 0
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{": depth += 1
      case "}": depth -= 1
      case "let", "var":
        let isStatic = tokens[..<index].reversed()
          .prefix { $0.line == token.line && !["{", "}", ";"].contains($0.text) }
          .contains { $0.text == "static" }
        guard isStatic || depth == 0, index + 1 < tokens.count,
          keepsState(at: index, changes)
        else { continue }
        let words = (isStatic ? ["static"] : []) + [token.text, tokens[index + 1].text]
        return ProcessState(words: words.joined(separator: " "), line: line(of: token))
      case "UserDefaults": return ProcessState(words: token.text, line: line(of: token))
      default: break
      }
    }
    return nil
  }

  private func line(of token: SourceToken) -> CodeLine {
    CodeLine(file: file, line: token.line)
  }

  /// Whether the declaration at `index`, of a `let` or a `var`, is of a variable or of an object, and not computed.
  private func keepsState(at index: Int, _ changes: (String) -> Bool) -> Bool {
    let isVariable = tokens[index].text == "var"
    var rest = tokens[(index + 2)...].prefix { $0.line == tokens[index].line }
    var type: ArraySlice<SourceToken> = []
    if rest.first?.text == ":" {
      type = rest.dropFirst().prefix { !["=", "{"].contains($0.text) }
      rest = rest.dropFirst(1 + type.count)
    }
    if isVariable { return rest.first?.text != "{" }
    let made = rest.first?.text == "=" ? rest.dropFirst().prefix(1) : []
    return (type + made).contains { $0.isWord && changes($0.text) }
  }
}
