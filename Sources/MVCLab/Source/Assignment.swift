/// A place in source code that changes a property.
struct Assignment: Hashable {
  let file: String
  /// Counted from 1.
  let line: Int
  /// Whether the property is another object's: `viewModel.title = x`, but not `self.title = x`.
  let isOfOther: Bool
  /// Whether it surely changes the property; a call on the property may or may not.
  let isCertain: Bool
}

extension SourceOutline {
  /// The places in these tokens that change a property of this name, whichever object's.
  func assignments(to name: String, in range: Range<Int>) -> [Assignment] {
    range.filter { tokens[$0].text == name }.compactMap { index in
      let before = index > 0 ? tokens[index - 1].text : ""
      guard before != "let", before != "var" else { return nil }
      let isMember = before == "."
      if isMember, index > 1, tokens[index - 2].text == "\\" { return keyPath(at: index) }
      let isOfOther = isMember && receiver(of: index) != "self"
      let isPassed = before == "&" || (isMember && isPassed(index))
      let isChanged = isPassed || (isMember && isInAssignedTuple(index))
      guard let isCertain = isChanged ? true : change(behind: index) else { return nil }
      return Assignment(
        file: file,
        line: tokens[index].line,
        isOfOther: isOfOther,
        isCertain: isCertain
      )
    }
  }

  /// A key path may be there to write what it leads to.
  private func keyPath(at index: Int) -> Assignment {
    Assignment(file: file, line: tokens[index].line, isOfOther: false, isCertain: false)
  }

  /// The word before a member's dot.
  private func receiver(of index: Int) -> String {
    var place = index - 2
    while place >= 0, ["?", "!"].contains(tokens[place].text) { place -= 1 }
    return place >= 0 ? tokens[place].text : ""
  }

  /// Whether the path that leads to a member begins with `&`.
  private func isPassed(_ index: Int) -> Bool {
    var place = index - 1
    while place >= 0, tokens[place].isWord || [".", "?", "!"].contains(tokens[place].text) {
      place -= 1
    }
    return place >= 0 && tokens[place].text == "&"
  }

  /// Whether what follows a property changes it, certainly or perhaps; nil if it only reads.
  private func change(behind index: Int) -> Bool? {
    var place = index + 1
    var method: String?
    while place < tokens.count {
      switch tokens[place].text {
      case "?", "!": place += 1
      case ".":
        guard place + 1 < tokens.count, tokens[place + 1].isWord else { return nil }
        method = tokens[place + 1].text
        place += 2
      case "[": place = end(ofBracketAt: place)
      case "(":
        return method.map { SourceOutline.mutatingMethods.contains($0) ? true : false }
      case let sign: return SourceOutline.isAssignment(sign) ? true : nil
      }
    }
    return nil
  }

  /// Whether a member is one of several that are assigned together: `(label.text, label.isHidden) = (name, false)`.
  private func isInAssignedTuple(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, [",", ")"].contains(tokens[index + 1].text) else {
      return false
    }
    var depth = 0
    for place in (index + 1)..<tokens.count {
      switch tokens[place].text {
      case "(": depth += 1
      case ")" where depth > 0: depth -= 1
      case ")": return place + 1 < tokens.count && tokens[place + 1].text == "="
      case "{", "}": return false
      default: break
      }
    }
    return false
  }

  private func end(ofBracketAt index: Int) -> Int {
    var depth = 0
    for place in index..<tokens.count {
      if tokens[place].text == "[" { depth += 1 }
      if tokens[place].text == "]" { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return tokens.count
  }

  private static func isAssignment(_ sign: String) -> Bool {
    sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
  }

  /// The standard library's methods that change a value where it lies.
  private static let mutatingMethods: Set = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge",
    "negate", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeSubrange", "removeValue", "replaceSubrange", "reverse", "shuffle", "sort", "subtract",
    "swapAt", "toggle", "updateValue",
  ]
}
