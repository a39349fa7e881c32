import MVC

/// The store of an inbox, with the part that wirings do differently.
protocol StarringStore: ConversationStore {
  /// Asks the server to set or remove a conversation's star; `done` gets the reason if that fails.
  func setStarred(_ id: Int, _ isStarred: Bool, then done: Block<String?>)
}
