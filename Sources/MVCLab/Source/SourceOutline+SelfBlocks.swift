extension SourceIndex {
  /// The line of the block that may hold an object of these classes: the first that names `self`; those that are
  /// kept in a property come before those that are handed on.
  func block(namingSelfIn classes: [String], in names: [String]) -> SourceLine? {
    memory.block(of: classes, in: names) { firstBlock(namingSelfIn: classes, in: names) }
  }

  private func firstBlock(namingSelfIn classes: [String], in names: [String]) -> SourceLine? {
    let blocks = names.compactMap(file).map(outline).flatMap { outline in
      outline.selfBlocks(in: classes).map { (file: outline.file, block: $0) }
    }
    let first = blocks.first { $0.block.isKept } ?? blocks.first
    return first.map { SourceLine(file: $0.file, line: $0.block.line) }
  }
}

extension SourceOutline {
  /// A block that names `self`, and so holds it as long as the block is held.
  struct SelfBlock: Equatable {
    let line: Int
    /// Whether it is assigned, or made to be kept.
    let isKept: Bool
  }

  /// The blocks in the code of these classes that name `self`, and do not say that they hold it weakly.
  func selfBlocks(in classes: [String]) -> [SelfBlock] {
    var found: [SelfBlock] = []
    for scope in scopes where scope.kind == .type && isOne(of: classes, scope) {
      var index = scope.tokens.lowerBound
      while index < scope.tokens.upperBound {
        if let block = selfBlock(at: index) { found.append(block) }
        index = isBlock(at: index) && holdsWeakly(at: index) ? end(ofBraceAt: index) : index + 1
      }
    }
    return found.sorted { $0.line < $1.line }
  }

  private func isOne(of classes: [String], _ scope: SourceScope) -> Bool {
    classes.contains {
      ".\($0)".hasSuffix(".\(scope.name)") || ".\(scope.name)".hasSuffix(".\($0)")
    }
  }

  private func selfBlock(at index: Int) -> SelfBlock? {
    if index > 1, tokens[index].text == "self", tokens[index - 1].text == ":",
      tokens[index - 2].text == "keeping"
    {
      return SelfBlock(line: tokens[index].line, isKept: true)
    }
    let end = end(ofBraceAt: index)
    guard isBlock(at: index), !holdsWeakly(at: index),
      end >= tokens.count || tokens[end].text != "(",
      tokens[index..<end].contains(where: { $0.text == "self" })
    else { return nil }
    return SelfBlock(line: tokens[index].line, isKept: tokens[index - 1].text == "=")
  }

  /// Whether a brace opens a closure that may outlive the call that it is in, and no body of code.
  private func isBlock(at brace: Int) -> Bool {
    guard tokens[brace].text == "{", brace > 0, brace + 1 < tokens.count,
      !["didSet", "get", "set", "willSet"].contains(tokens[brace + 1].text)
    else { return false }
    var depth = 0
    var isAssigned = false
    for index in (0..<brace).reversed() {
      let isMember = index > 0 && tokens[index - 1].text == "."
      switch tokens[index].text {
      case ")", "]": depth += 1
      case "(", "[":
        depth -= 1
        if depth < 0 { return index == 0 || !isCaller(index - 1) }
        if depth == 0, index > 0, isCaller(index - 1), !isAssigned { return false }
      case _ where depth > 0: break
      case "{", "}": return true
      case "=": isAssigned = true
      case "var", "let": if !isAssigned { return false }
      case let text where SourceOutline.openers.contains(text) && !isMember: return false
      default: if index == brace - 1, isCaller(index) { return false }
      }
    }
    return true
  }

  /// Whether a word names a function that calls its closure and does not keep it.
  private func isCaller(_ index: Int) -> Bool {
    SourceOutline.callers.contains(tokens[index].text)
  }

  /// Whether the list of what a closure captures says that it holds `self` weakly.
  private func holdsWeakly(at brace: Int) -> Bool {
    guard brace + 1 < tokens.count, tokens[brace + 1].text == "[" else { return false }
    let list = tokens[(brace + 1)...].prefix { $0.text != "]" }
    return zip(list, list.dropFirst()).contains {
      ["weak", "unowned"].contains($0.text) && $1.text == "self"
    }
  }

  private func end(ofBraceAt brace: Int) -> Int {
    SourceOutline.end(ofBraceAt: brace, in: tokens)
  }

  /// Words before a brace that opens the body of a declaration or a statement.
  private static let openers: Set = [
    "catch", "class", "defer", "deinit", "didSet", "do", "else", "enum", "extension", "for", "func",
    "get", "guard", "if", "init", "repeat", "set", "struct", "subscript", "switch", "while",
    "willSet",
  ]

  /// Names of functions that call their closure and do not keep it.
  private static let callers: Set = [
    "allSatisfy", "animate", "compactMap", "contains", "count", "filter", "first", "firstIndex",
    "flatMap", "forEach", "map", "max", "min", "prefix", "reduce", "removeAll", "sort", "sorted",
  ]
}
