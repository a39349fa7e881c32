import MVC

extension ToggledBack {
  /// Asks the server to set or remove a star, which is shown at once.
  final class InboxStore: ConversationStore, StarringStore {
    func setStarred(_ id: Int, _ isStarred: Bool, then done: Block<String?>) {
      change(id) { $0.isStarred = isStarred }
      server?.send(
        Request("star", "\(id) \(isStarred ? "on" : "off")"),
        then: Block(self) { store, response in
          if response.inboxAnswer == nil { store.change(id) { $0.isStarred.toggle() } }
          store.finish(response, done)
        }
      )
    }
  }
}
