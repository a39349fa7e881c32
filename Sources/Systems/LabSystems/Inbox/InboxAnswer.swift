import MVC

/// What the server says: how many conversations are unread, and some conversations and messages.
///
/// Its lines are `unread 2`, `c|1|Ada|Hello|unread|` and `m|s1|Hello`; others are left out.
struct InboxAnswer {
  var unread: Int?
  var conversations: [Conversation] = []
  var messages: [Message] = []
}

extension InboxAnswer {
  init(_ body: String) {
    for line in body.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      if let conversation = Conversation(fields: fields) {
        conversations.append(conversation)
      } else if let message = Message(fields: fields) {
        messages.append(message)
      } else if line.hasPrefix("unread "), let count = Int(line.dropFirst(7)) {
        unread = count
      }
    }
  }

  var body: String {
    (unread.map { "unread \($0)" } ?? "")
      + conversations.map { "\n" + $0.wire }.joined() + messages.map { "\n" + $0.wire }.joined()
  }
}

extension Response {
  /// What the server says; nil if it has refused.
  var inboxAnswer: InboxAnswer? {
    if case .success(let body) = self { InboxAnswer(body) } else { nil }
  }

  /// Why the server has refused; nil if it has not.
  var reason: String? { if case .failure(let reason) = self { reason } else { nil } }
}
