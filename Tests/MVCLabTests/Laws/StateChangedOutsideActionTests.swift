import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct StateChangedOutsideActionTests {
  @Test
  func `state-changed-outside-action: a controller that assigns the state breaks it, on that line`()
  {
    #expect(
      Stage(style: .mvvm) { Assigning() }.reply(to: "tap Go") == """
        ~ Store.word set to after
        ! state-changed-outside-action: 'Assigning' changed 'word' of 'Store' without an action  \
        (StateChangedOutsideActionTests.swift:\(Assigning.line))
        """
    )
  }

  @Test func `state-changed-outside-action: a controller may call an action`() {
    #expect(Stage(style: .mvvm) { Asking() }.findings(after: ["tap Go"]) == "")
  }

  @Test func `state-changed-outside-action: it does not hold in Cocoa MVC`() {
    #expect(Stage(style: .mvce) { Assigning() }.findings(after: ["tap Go"]) == "")
  }
}

private final class Assigning: Screen {
  private let store = Store()
  private var observation: ObservationToken?

  override func viewDidLoad() { observation = store.$word.observe(self) { _, _ in } }

  static let line = #line + 1
  override func go() { store.$word.set("after") }
}

private final class Asking: Screen {
  private let store = Store()

  override func go() { store.change() }
}
