import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite("state-changed-outside-action")
struct StateChangedOutsideActionTests {
  @Test("a controller that assigns the state breaks it, on the line that assigns")
  func assigned() {
    #expect(
      Stage(style: .mvvm) { Assigning() }.reply(to: "tap Go") == """
        ~ Store.word set to after
        ! state-changed-outside-action: 'Assigning' changed 'word' of 'Store' without an action  \
        (StateChangedOutsideActionTests.swift:\(Assigning.line))
        """
    )
  }

  @Test("a controller may ask for an action")
  func action() {
    #expect(Stage(style: .mvvm) { Asking() }.findings(after: ["tap Go"]) == "")
  }

  @Test("in another style there are no actions to ask for")
  func otherStyle() {
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
