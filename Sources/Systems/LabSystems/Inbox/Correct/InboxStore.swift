import MVC

extension Correct {
  /// Shows a star at once, and takes it back if the server refuses.
  class InboxStore: ConversationStore, StarringStore {
    func setStarred(_ id: Int, _ isStarred: Bool, then done: Block<String?>) {
      guard let before = conversation(id), !before.isWaiting else { return }
      change(id) { ($0.isStarred, $0.isWaiting) = (isStarred, true) }
      server?.send(
        Request("star", "\(id) \(isStarred ? "on" : "off")"),
        then: Block(self) { store, response in
          store.change(id) {
            $0.isWaiting = false
            if response.inboxAnswer == nil { $0.isStarred = before.isStarred }
          }
          store.finish(response, done)
        }
      )
    }
  }
}
