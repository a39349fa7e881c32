import MVC

/// A conversation with one person, as the list shows it.
struct Conversation: Identifiable, Equatable, ModelValue {
  let id: Int
  let person: String
  /// The text of its last message.
  var lastLine: String
  var isUnread = false
  var isStarred = false
  /// Whether its messages come without a sign; only this device knows.
  var isMuted = false
  /// Whether an answer about its star or its place is waited for.
  var isWaiting = false
}

extension Conversation {
  /// The first line of its row.
  var title: String { (isUnread ? "• " : "") + person + (isMuted ? " (muted)" : "") }

  /// The conversation, without the wait for an answer.
  var atRest: Conversation {
    var conversation = self
    conversation.isWaiting = false
    return conversation
  }
}

/// A conversation as an answer carries it: `c|1|Ada|Hello|unread|starred`.
extension Conversation {
  var wire: String {
    ["c", "\(id)", person, lastLine, isUnread ? "unread" : "", isStarred ? "starred" : ""]
      .map(\.asField).joined(separator: "|")
  }

  init?(fields: [String]) {
    guard fields.count == 6, fields[0] == "c", let id = Int(fields[1]) else { return nil }
    self.init(
      id: id,
      person: fields[2],
      lastLine: fields[3],
      isUnread: fields[4] == "unread",
      isStarred: fields[5] == "starred"
    )
  }
}

extension String {
  /// The text without what separates fields and lines.
  var asField: String { String(map { $0 == "|" || $0.isNewline ? "/" : $0 }) }
}
