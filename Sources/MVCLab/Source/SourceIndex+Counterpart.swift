extension SourceIndex {
  /// Where other files do what a line does: the function with the same name in a type with the same name,
  /// else that of a function that calls the line's; for a property the beginning of the type.
  ///
  /// `Misused.ToDoListController` and `ToDoListController` count as the same name.
  package func counterpart(
    of line: SourceLine,
    in names: [String]
  ) -> (file: SourceFile, lines: ClosedRange<Int>)? {
    guard let own = file(line.file).map(outline), let scope = own.innermost(at: line.line) else {
      return nil
    }
    for function in own.withCallers(of: scope) {
      for file in names.compactMap(file) {
        let same = outline(of: file).scopes.first { $0.isSame(as: function) }
        if let same { return (file, same.lines.prefix(12)) }
      }
    }
    return nil
  }
}

extension SourceOutline {
  /// The function or, outside of all functions, the type around a line.
  fileprivate func innermost(at line: Int) -> SourceScope? {
    let around = scopes.filter { $0.lines.contains(line) && $0.kind != .protocol }
    return around.filter { $0.kind == .function }.min { $0.lines.count < $1.lines.count }
      ?? around.min { $0.lines.count < $1.lines.count }
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

  private func calls(_ name: String, in range: Range<Int>) -> Bool {
    range.dropFirst().contains { index in
      tokens[index].text == name && index + 1 < tokens.count && tokens[index + 1].text == "("
    }
  }
}

extension SourceScope {
  /// Whether both are functions, or both types, of the same name.
  fileprivate func isSame(as other: SourceScope) -> Bool {
    kind == other.kind && bare(type) == bare(other.type) && bare(name) == bare(other.name)
  }

  /// The last of the names that points separate.
  private func bare(_ name: String) -> Substring { name.split(separator: ".").last ?? "" }
}

extension ClosedRange<Int> {
  fileprivate func prefix(_ count: Int) -> ClosedRange<Int> {
    lowerBound...Swift.min(upperBound, lowerBound + count - 1)
  }
}
