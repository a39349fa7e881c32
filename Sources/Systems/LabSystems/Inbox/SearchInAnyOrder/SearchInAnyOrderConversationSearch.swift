import MVC

extension SearchInAnyOrder {
  /// Shows each answer when it comes, whatever the user has typed since then.
  final class ConversationSearch: LabSystems.ConversationSearch {
    override func find(_ text: String, then done: Block<String?>) { ask(text, then: done) }
  }
}
