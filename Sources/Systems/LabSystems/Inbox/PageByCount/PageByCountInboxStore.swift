import MVC

extension PageByCount {
  /// Asks for the page behind as many conversations as it has; a refresh does not cancel the question.
  final class InboxStore: Correct.InboxStore {
    override func cancelPage() {}

    override func loadNextPage(then done: Block<String?>) {
      guard page == nil, !hasAll else { return }
      page = server?.send(
        Request("page", "\(conversations.count)"),
        then: Block(self) { store, response in
          store.page = nil
          guard let answer = response.inboxAnswer else {
            return done(response.reason, from: store)
          }
          store.hasAll = answer.conversations.isEmpty
          store.tell(
            .conversations(store.$conversations.append(contentsOf: answer.conversations))
          )
        }
      )
    }
  }
}
