import MVC

/// A search among all conversations of the server, for one window.
class ConversationSearch: Model {
  /// What was found; nil if the user searches for nothing.
  @Observed final private(set) var found: [Conversation]?
  private let store: InboxStore
  private var task: RequestTask?

  init(_ store: InboxStore) {
    self.store = store
    super.init()
    observe(.inboxDidChange, from: store) { search, event in
      if case .conversation(let changed) = event.payload { search.update(changed) }
    }
  }

  /// Looks for people by a part of their names; the answer to an older question is not waited for.
  func find(_ text: String) {
    task?.cancel()
    ask(text)
  }

  final func ask(_ text: String) {
    guard !text.isEmpty else { return show(nil) }
    task = server?.send(
      Request("find", text),
      then: Block(self) { search, response in
        guard let answer = response.inboxAnswer else { return }
        search.store.learn(answer.conversations)
        search.show(answer.conversations.map { search.store.conversation($0.id) ?? $0 })
      }
    )
  }

  private func show(_ conversations: [Conversation]?) {
    found = conversations
    post(.searchDidChange, ())
  }

  private func update(_ changed: Conversation) {
    guard let index = found?.firstIndex(where: { $0.id == changed.id }) else { return }
    found?[index] = changed
    post(.searchDidChange, ())
  }
}

extension NotificationName where Payload == Void {
  static var searchDidChange: Self { "searchDidChange" }
}
