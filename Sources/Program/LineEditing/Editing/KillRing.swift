/// The texts that the user has killed, for the keys that bring them back.
package struct KillRing: Equatable, Sendable {
  /// The newest is last.
  private var texts: [String] = []
  /// The index of the text that was brought back last.
  private var position = 0

  private static let limit = 32

  package init() {}

  /// The side on which a killed text was, seen from the one that was killed just before it.
  package enum Side: Equatable, Sendable {
    case left
    case right
  }

  /// Adds a text, or joins it with the newest one.
  package mutating func add(_ text: String, joiningAt side: Side? = nil) {
    switch side {
    case .left? where !texts.isEmpty: texts[texts.count - 1] = text + texts[texts.count - 1]
    case .right? where !texts.isEmpty: texts[texts.count - 1] += text
    case .left?, .right?, nil: texts.append(text)
    }
    if texts.count > Self.limit { texts.removeFirst() }
  }

  /// Returns the newest text; nil if nothing was killed.
  package mutating func newest() -> String? {
    position = texts.count - 1
    return texts.last
  }

  /// Returns the text before the one that was returned last; the newest follows the oldest.
  package mutating func older() -> String? {
    guard !texts.isEmpty else { return nil }
    position = position > 0 ? position - 1 : texts.count - 1
    return texts[position]
  }
}
