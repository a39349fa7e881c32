/// The list of systems in the source of a `Laboratory`.
///
///     static let systems: [System] = [.notes, .plants]
struct SystemList {
  private let text: String
  /// What is between the brackets.
  private let body: Range<String.Index>

  /// The list in a source; nil if it is not written as plain names in brackets.
  init?(in text: String) {
    let pattern = /\bsystems\s*(?::\s*\[System\]\s*)?(?:=|\{)\s*\[([^\[\]"\/{}()]*)\]/
    guard let match = text.firstMatch(of: pattern) else { return nil }
    (self.text, body) = (text, match.output.1.startIndex..<match.output.1.endIndex)
  }

  /// The longest line of a list that is not broken.
  private static let width = 100
}

extension SystemList {
  /// The elements, as they are written: `.notes`.
  private var elements: [String] {
    text[body].split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).joined() }
      .filter { !$0.isEmpty }
  }

  /// The whole source with one more element at the end of the list; the same one if it is there already.
  func adding(_ element: String) -> String {
    let all = elements + (elements.contains(element) ? [] : [element])
    let lineStart = text[..<body.lowerBound].lastIndex(of: "\n").map(text.index(after:))
    let line = text[(lineStart ?? text.startIndex)..<body.lowerBound]
    let short = all.joined(separator: ", ")
    guard text[body].contains("\n") || line.count + short.count >= SystemList.width else {
      return replacingBody(with: short)
    }
    let indent = String(line.prefix { $0 == " " })
    let long = all.map { "\n\(indent)  \($0)," }.joined() + "\n\(indent)"
    return replacingBody(with: long)
  }

  private func replacingBody(with list: String) -> String {
    "\(text[..<body.lowerBound])\(list)\(text[body.upperBound...])"
  }
}
