/// The line as it was before each key that changed it, for a key that takes changes back.
///
/// A word is one step, together with the spaces behind it; every other key is a step of its own.
package struct UndoList: Equatable, Sendable {
  /// The oldest is first, each with another text than the one before it.
  private var lines: [EditedLine] = []
  private var last = Typed.nothing

  private static let limit = 500

  /// What a key types.
  fileprivate enum Typed {
    case nothing
    case space
    case letter
  }

  package init() {}

  /// Whether this key, which the user has just pressed, starts a step: the line must be noted before it.
  ///
  /// A key before it that has not inserted itself was a command, such as `x` in vi.
  package mutating func isStep(_ key: [Unicode.Scalar], afterTyping hasTyped: Bool = true) -> Bool {
    if !hasTyped { last = .nothing }
    let typed = Typed(key)
    defer { last = typed }
    switch (last, typed) {
    case (.letter, .letter), (.letter, .space), (.space, .space): return false
    case (.nothing, _), (_, .nothing), (.space, .letter): return true
    }
  }

  /// Notes the line before a step.
  package mutating func note(_ line: EditedLine) {
    if lines.last?.text == line.text { lines.removeLast() }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst() }
  }

  /// Returns the line before the step that led to `text`; nil if there was none.
  package mutating func undo(_ text: String) -> EditedLine? {
    while lines.last?.text == text { lines.removeLast() }
    return lines.last
  }
}

extension UndoList.Typed {
  fileprivate init(_ key: [Unicode.Scalar]) {
    self = !key.isText ? .nothing : key == [" "] ? .space : .letter
  }
}

extension [Unicode.Scalar] {
  /// Whether a key that sends these scalars types them.
  var isText: Bool { allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) } }
}
