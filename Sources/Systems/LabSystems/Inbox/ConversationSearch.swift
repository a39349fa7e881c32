import MVC

/// A search in the server's inbox, for one window.
class ConversationSearch: Model {
  /// What was found; nil if the user searches for nothing.
  @Observed final private(set) var found: [Conversation]?
  private let store: ConversationStore
  private var task: RequestTask?

  init(_ store: ConversationStore) {
    self.store = store
    super.init()
    observe(.inboxDidChange, from: store) { search, event in
      switch event.payload {
      case .conversation(let changed): search.update(changed)
      case .archived: search.dropArchived()
      default: break
      }
    }
  }

  /// Looks for people by a part of their names, and waits for no older answer; `done` gets the reason if that fails.
  func find(_ text: String, then done: Block<String?>) {
    task?.cancel()
    ask(text, then: done)
  }

  final func ask(_ text: String, then done: Block<String?>) {
    guard !text.isEmpty else { return show(nil) }
    task = server?.send(
      Request("find", text),
      then: Block(self) { search, response in
        guard let answer = response.inboxAnswer else { return done(response.reason, from: search) }
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

  private func dropArchived() {
    let archived = Set(store.archived.map(\.id))
    guard let found, found.contains(where: { archived.contains($0.id) }) else { return }
    show(found.filter { !archived.contains($0.id) })
  }
}

extension NotificationName where Payload == Void {
  static var searchDidChange: Self { "searchDidChange" }
}
