import MVC

/// The draft of each conversation, which outlives the program.
final class Drafts: Model {
  private var memory: DraftMemory? { storage as? DraftMemory }

  override var stored: [(name: String, value: Any)] { [("drafts", memory?.drafts ?? [:])] }

  func text(_ id: Int) -> String { memory?.drafts[id] ?? "" }

  /// Stores a draft; an empty one is none.
  func store(_ text: String, for id: Int) throws {
    guard text != self.text(id) else { return }
    try memory?.write(text, for: id)
    noteChange(.set, of: "drafts")
    post(.draftDidChange, id)
  }
}

extension NotificationName where Payload == Int {
  static var draftDidChange: Self { "draftDidChange" }
}
