import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct StoredTests {
  @Test func `show model prints what a model stores elsewhere, or why it can not be read`() {
    let conversation = Stage { Archive() }.conversation
    #expect(
      conversation.text(of: "show model") == """
        = Shelf.name = books
        = Shelf.pages[0] = one
        = Shelf.pages[1] = two
        = Shelf.count = 2
        = Ruin.stored: it burnt down
        """
    )
  }
}

private final class Archive: ViewController {
  private let (shelf, ruin) = (Shelf(), Ruin())
}

private final class Shelf: Model {
  private let name = "books"

  override var stored: [(name: String, value: Any)] { [("pages", ["one", "two"]), ("count", 2)] }
}

private final class Ruin: Model {
  override var stored: [(name: String, value: Any)] { get throws { throw Fire() } }
}

private struct Fire: Error, CustomStringConvertible {
  let description = "it burnt down"
}
