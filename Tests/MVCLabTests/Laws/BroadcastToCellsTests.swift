import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct BroadcastToCellsTests {
  @Test func `broadcast-to-cells: a change that notifies two views, of which one acts, breaks it`()
  {
    #expect(
      Stage { Broadcasting(["after", "other"]) }.findings(after: ["tap Go"]) == """
        ! view-observes-model: 'Ear' observes 'Store' by notification  \
        (BroadcastToCellsTests.swift:\(Ear.line))
        ! view-observes-model: 'Ear' observes 'Store' by notification  \
        (BroadcastToCellsTests.swift:\(Ear.line))
        ! broadcast-to-cells: 'storeDidChange' notified 2 views, of which 1 acted  \
        (Store.swift:\(Store.postLine))
        """
    )
  }

  @Test(
    arguments: [["after", "after"], ["other"]]
  ) func `broadcast-to-cells: a change on which every notified view acts does not break it`(
    words: [String]
  ) {
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
    observe(.storeDidChange) { ear, notification in
      if notification.payload == word { ear.render("woke") }
    }
  }
}
