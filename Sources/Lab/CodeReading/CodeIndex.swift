/// The source files of a program, which is asked about what they declare.
package struct CodeIndex: Sendable {
  package let files: [CodeFile]
  private let positions: [String: Int]
  let memory = CodeMemory()

  /// An index of these files, whose names must differ.
  package init(_ files: [CodeFile]) {
    self.files = files
    positions = Dictionary(zip(files.map(\.name), files.indices)) { first, _ in first }
  }

  /// The file with this name.
  package func file(_ name: String) -> CodeFile? { positions[name].map { files[$0] } }

  /// The roles of the types that the files declare.
  var roles: DeclaredRoles { memory.answer(.roles) { DeclaredRoles(self) } }

  /// What a file declares.
  func outline(of file: CodeFile) -> SourceOutline { memory.outline(of: file) }

  /// The line that declares a stored property of a type in these files.
  package func property(_ name: String, of type: String, in names: [String]) -> CodeLine? {
    memory.answer(.property, [name, type] + names) {
      let type = String(type.prefix { $0 != "<" })
      for outline in names.compactMap(file).map(outline) {
        guard let line = outline.line(declaring: name, of: type) else { continue }
        return CodeLine(file: outline.file, line: line)
      }
      return nil
    }
  }

  /// The only line in these files that sets a property of this name, of whichever object, to something; nil if there are
  /// several.
  package func assignment(to property: String, in names: [String]) -> CodeLine? {
    memory.answer(.assignment, [property] + names) {
      let lines = names.compactMap(file).map(outline).flatMap { outline in
        outline.assignments(to: property).map { CodeLine(file: outline.file, line: $0) }
      }
      return lines.count == 1 ? lines[0] : nil
    }
  }
}

extension SourceOutline {
  /// The lines on which a property of this name is set, but for its declaration and where it is set to nil.
  fileprivate func assignments(to property: String) -> [Int] {
    tokens.indices.filter { index in
      guard tokens[index].text == property, !["let", "var"].contains(tokens[..<index].last?.text)
      else { return false }
      let next = tokens[(index + 1)...]
      // In `(a.b, c.d) = …` the equals sign follows the tuple.
      let rest = next.first?.text == "=" ? next : next.drop { $0.isWord || ",.?".contains($0.text) }
      let isInTuple = rest.startIndex != next.startIndex || rest.first?.text == ")"
      let value = isInTuple ? rest.dropFirst() : rest
      guard !isInTuple || rest.first?.text == ")", value.first?.text == "=" else { return false }
      return isInTuple || value.dropFirst().first?.text != "nil"
    }.map { tokens[$0].line }
  }

  /// The line, counted from 1, on which a class of this file declares a stored property.
  fileprivate func line(declaring property: String, of type: String) -> Int? {
    scopes.lazy.filter {
      $0.kind == .type && ".\($0.name)".hasSuffix(".\(type)") && self.isClass($0)
    }.compactMap { self.line(declaring: property, in: $0) }.first
  }

  private func isClass(_ scope: SourceScope) -> Bool {
    tokens[scope.tokens.lowerBound].text == "class"
  }
}
