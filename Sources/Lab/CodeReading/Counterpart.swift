/// What other files have for a line of source.
package struct Counterpart {
  /// The function or the property around the line with its type, such as `ToDoListController.append`, if
  /// the other files have none of that name.
  package let missing: String?
  /// What they have, or what stands for what is missing.
  package let shown: Shown?

  /// A piece of source.
  package struct Shown {
    /// The name of a function or a type.
    package let name: String
    /// The name of the file in which it is.
    package let file: String
    /// Its lines, counted from 1, and not more than twelve.
    package let lines: ClosedRange<Int>
  }
}

extension CodeIndex {
  /// What other files have for a line: the function or the property with the same name in a type with the
  /// same name.
  ///
  /// For a function that they have not stands one that calls the line's, for a property the beginning of
  /// the type. `Misused.ToDoListController` and `ToDoListController` count as the same name.
  package func counterpart(of line: CodeLine, in names: [String]) -> Counterpart? {
    guard let own = file(line.file).map(outline), let scope = own.innermost(at: line.line) else {
      return nil
    }
    let others = names.compactMap(file)
    if scope.kind == .type, let property = own.property(on: line.line, of: scope) {
      if let shown = others.lazy.compactMap({ self.property(property, of: scope, in: $0) }).first {
        return Counterpart(missing: nil, shown: shown)
      }
      let missing = "\(scope.bareType).\(property)"
      return Counterpart(missing: missing, shown: first(like: scope, labels: [], in: others))
    }
    for function in own.withCallers(of: scope) {
      let labels = own.labels(of: function)
      guard let shown = first(like: function, labels: labels, in: others) else { continue }
      let isSame = function.tokens == scope.tokens
      return Counterpart(missing: isSame ? nil : scope.title, shown: shown)
    }
    return Counterpart(missing: scope.title, shown: nil)
  }

  /// The line on which the function or, outside of all functions, the type around a line begins.
  package func head(of line: CodeLine) -> Int? {
    file(line.file).map(outline)?.innermost(at: line.line)?.lines.lowerBound
  }

  /// A type, or a function; of several functions with the name it is the one with the same labels.
  private func first(
    like scope: SourceScope,
    labels: [String],
    in files: [CodeFile]
  ) -> Counterpart.Shown? {
    let same = files.flatMap { file in
      let outline = outline(of: file)
      return outline.scopes.filter { $0.isSame(as: scope) }
        .map { (file: file, scope: $0, labels: outline.labels(of: $0)) }
    }
    let isClear = scope.kind == .type || same.count == 1
    let found = same.first { $0.labels == labels } ?? (isClear ? same.first : nil)
    return found.map {
      Counterpart.Shown(
        name: $0.scope.bareName,
        file: $0.file.name,
        lines: $0.scope.lines.prefix(12)
      )
    }
  }

  private func property(
    _ name: String,
    of scope: SourceScope,
    in file: CodeFile
  ) -> Counterpart.Shown? {
    let outline = outline(of: file)
    return outline.scopes.filter { $0.isSame(as: scope) }.lazy
      .compactMap { outline.line(declaring: name, in: $0) }.first
      .map { Counterpart.Shown(name: name, file: file.name, lines: $0...$0) }
  }
}

extension SourceOutline {
  /// The function or, outside of all functions, the type around a line.
  fileprivate func innermost(at line: Int) -> SourceScope? {
    let around = scopes.filter { $0.lines.contains(line) && $0.kind != .protocol }
    return around.filter { $0.kind == .function }.min { $0.lines.count < $1.lines.count }
      ?? around.min { $0.lines.count < $1.lines.count }
  }

  /// The labels of a function's parameters; a type has none.
  fileprivate func labels(of scope: SourceScope) -> [String] {
    guard scope.kind == .function else { return [] }
    var depth = 0
    return scope.tokens.prefix { tokens[$0].text != "{" }.compactMap { index in
      let before = tokens[index - (index > 0 ? 1 : 0)].text
      let isLabel = depth == 1 && ["(", ","].contains(before) && tokens[index].text != ")"
      depth += ["(": 1, "[": 1, ")": -1, "]": -1][tokens[index].text, default: 0]
      return isLabel ? tokens[index].text : nil
    }
  }

  /// Whether a word is the name that a declaration gives.
  private func isDeclared(_ index: Int) -> Bool {
    index > 0 && ["func", "var", "let"].contains(tokens[index - 1].text)
  }

  /// The property that a line of a type declares.
  fileprivate func property(on line: Int, of scope: SourceScope) -> String? {
    scope.tokens.first { tokens[$0].line == line && isDeclared($0) }.map { tokens[$0].text }
  }

  /// The line on which a type declares a property.
  func line(declaring property: String, in scope: SourceScope) -> Int? {
    let functions = scopes.filter { $0.kind == .function && $0.name != property }
    return scope.tokens.first { index in
      tokens[index].text == property && isDeclared(index)
        && !functions.contains { $0.tokens.contains(index) }
    }.map { tokens[$0].line }
  }

  /// A function, those of its type that call it, those that call these, and so on; a type alone.
  fileprivate func withCallers(of scope: SourceScope) -> [SourceScope] {
    var found = [scope]
    var next = 0
    while next < found.count {
      let called = found[next]
      next += 1
      guard called.kind == .function else { continue }
      found += scopes.filter { other in
        other.kind == .function && other.type == called.type
          && !found.contains { $0.tokens == other.tokens } && calls(called.name, in: other.tokens)
      }
    }
    return found
  }

  /// Whether a function calls one of this name; `$0.name()` is a closure that other code calls later.
  private func calls(_ name: String, in range: Range<Int>) -> Bool {
    range.dropFirst(2).contains { index in
      tokens[index].text == name && index + 1 < tokens.count && tokens[index + 1].text == "("
        && tokens[index - 2].text != "$0"
    }
  }
}

extension SourceScope {
  /// Whether both are functions, or both types, of the same name.
  fileprivate func isSame(as other: SourceScope) -> Bool {
    kind == other.kind && bareType == other.bareType && bareName == other.bareName
  }

  /// Its name, after that of its type.
  fileprivate var title: String { kind == .function ? "\(bareType).\(bareName)" : bareName }

  fileprivate var bareName: String { bare(name) }
  fileprivate var bareType: String { bare(type) }

  /// The last of the names that points separate.
  private func bare(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

extension ClosedRange<Int> {
  fileprivate func prefix(_ count: Int) -> ClosedRange<Int> {
    lowerBound...Swift.min(upperBound, lowerBound + count - 1)
  }
}
