import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite("broadcast-to-cells")
struct BroadcastToCellsTests {
  @Test("a change that wakes two views, of which one has a reason to act, breaks it")
  func broadcast() {
    #expect(
      Stage { Broadcasting(["after", "other"]) }.findings(after: ["tap Go"]) == """
        ! view-observes-model: 'Ear' observes 'Store' by notification  \
        (BroadcastToCellsTests.swift:\(Ear.line))
        ! view-observes-model: 'Ear' observes 'Store' by notification  \
        (BroadcastToCellsTests.swift:\(Ear.line))
        ! broadcast-to-cells: 'storeDidChange' notified 2 views, of which 1 acted  \
        (Cast.swift:\(Store.postLine))
        """
    )
  }

  @Test(
    "one that all act upon, or that one hears, does not",
    arguments: [["after", "after"], ["other"]]
  )
  func innocent(words: [String]) {
    let session = Stage { Broadcasting(words) }.conversation
    _ = session.respond(to: "tap Go")
    #expect(!session.findings.contains { $0.rule == "broadcast-to-cells" })
  }
}

private final class Broadcasting: Screen {
  private let store = Store()
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  override func viewDidLoad() {
    for word in words { view.addSubview(Ear(word)) }
  }

  override func go() { store.change() }
}

/// Repaints itself at one word.
private final class Ear: Element {
  static let line = #line + 3
  init(_ word: String) {
    super.init()
    runtime.notifications.addObserver(self, for: .storeDidChange) { ear, notification in
      if notification.payload == word { ear.render("woke", fileID: #fileID, line: #line) }
    }
  }
}
