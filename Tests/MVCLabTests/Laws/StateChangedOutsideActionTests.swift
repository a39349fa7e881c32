import Foundation
import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct StateChangedOutsideActionTests {
  @Test
  func `state-changed-outside-action: a controller that sets the state breaks it, on that line`() {
    #expect(
      Stage(style: .understandingMVVM) { Setting() }.reply(to: "tap Go") == """
        ~ Store.word set to after
        ! state-changed-outside-action: 'Setting' changed 'word' of 'Store' without an action  \
        (StateChangedOutsideActionTests.swift:\(Setting.line))
        """
    )
  }

  @Test
  func `state-changed-outside-action: a controller that assigns the state breaks it, on that line`()
    throws
  {
    #expect(
      try Stage.withSource { Assigning() }.reply(to: "tap Go") == """
        ! state-changed-outside-action: 'Assigning' changed 'word' of 'OpenStore' without an action  \
        (StateChangedOutsideActionTests.swift:\(Assigning.line))
        """
    )
  }

  @Test func `state-changed-outside-action: of two lines that assign it the first is named`()
    throws
  {
    #expect(
      try Stage.withSource { AssigningTwice() }.reply(to: "tap Go") == """
        ! state-changed-outside-action: 'AssigningTwice' changed 'word' of 'OpenStore' without an \
        action  (StateChangedOutsideActionTests.swift:\(AssigningTwice.line))
        """
    )
  }

  @Test(
    arguments: [
      Example("in another method", "tap Go") { AssigningByAnotherMethod() },
      Example("from a helper object", "tap Go") { AssigningByHelper() },
      Example("an element", "tap Go") { AssigningElement() },
      Example("together with another property", "tap Go") { AssigningInTuple() },
      Example("when the screen is loaded", "layout") { AssigningAtLoad() },
      Example("beside an action that another button calls", "tap Go") { AssigningBesideAction() },
    ]
  ) func `state-changed-outside-action: an assignment breaks it wherever the controller makes it`(
    example: Example
  ) throws {
    let conversation = try Stage.withSource(example.make).conversation
    for command in example.commands { _ = conversation.respond(to: command) }
    #expect(conversation.findings.map(\.rule) == ["state-changed-outside-action"])
  }

  @Test(
    arguments: [
      Example("an action") { Asking() },
      Example("an action that assigns") { AskingOpenStore() },
      Example("an action of a subclass") { AskingSpecialStore() },
      Example("an action in an extension") { AskingExtension() },
      Example("an action in an extension in another file") { AskingOtherFile() },
      Example("an action in a protocol's extension") { AskingProtocol() },
      Example("an action, while another object's property of that name is assigned") {
        AssigningHeadingToo()
      },
      Example("an action beside an assignment that another button does") {
        AskingBesideAssignment()
      },
      Example("an action, or an assignment in the same method") { AskingAndAssigning() },
      Example("an action in a block, beside a comment and a text about an assignment") {
        AskingByBlock()
      },
    ]
  ) func `state-changed-outside-action: a change by the model's own code does not break it`(
    example: Example
  ) throws {
    #expect(try Stage.withSource(example.make).findings(after: ["tap Go"]) == "")
  }

  @Test func `state-changed-outside-action: an assignment is judged without its source as well`() {
    let findings = Stage(style: .understandingMVVM) { Assigning() }.findings(after: ["tap Go"])
    #expect(findings.hasSuffix("(StateChangedOutsideActionTests.swift:\(Assigning.line))"))
  }

  @Test func `state-changed-outside-action: it does not hold in Mvce`() {
    #expect(Stage(style: .mvce) { Setting() }.findings(after: ["tap Go"]) == "")
  }
}

extension Stage {
  /// A stage with the source of these tests.
  fileprivate static func withSource(
    _ make: @escaping @Sendable () -> ViewController
  ) throws -> Stage {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try ["StateChangedOutsideActionTests.swift", "OpenStore+Actions.swift"].map {
      SourceFile(
        name: $0,
        text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      )
    }
    return Stage(style: .understandingMVVM, sources: SourceIndex(files), make)
  }
}

/// A model that forgot `private(set)`.
class OpenStore: Model {
  @Observed var word = "before"
  @Observed var list = ["before"]

  func change() { word = "after" }
}

private final class SpecialStore: OpenStore {
  func changeSpecially() { $word.set("after") }
}

extension OpenStore {
  fileprivate func changeInExtension() { $word.set("after") }
}

private protocol Changing: OpenStore {}

extension Changing {
  func changeByProtocol() { $word.set("after") }
}

private final class ChangingStore: OpenStore, Changing {}

private final class Setting: Screen {
  private let store = Store()
  private var observation: ObservationToken?

  override func viewDidLoad() { observation = store.$word.observe(self) { _, _ in } }

  static let line = #line + 1
  override func go() { store.$word.set("after") }
}

/// Its button is made here, so that the source says which code a tap runs.
private class OpenStoreScreen: ViewController {
  let store = OpenStore()
  private let button = Button("Go")
  let other = Button("Other")

  override func loadView() { view.addSubview(button) }
  override func viewDidLoad() { button.onTap(self) { $0.go() } }
  func go() {}
}

private final class Assigning: OpenStoreScreen {
  static let line = #line + 1
  override func go() { store.word = "after" }
}

private final class AssigningTwice: OpenStoreScreen {
  static let line = #line + 2
  override func go() {
    store.word = "one"
    store.word = "two"
  }
}

private final class AssigningByAnotherMethod: OpenStoreScreen {
  override func go() { assign() }
  private func assign() { store.word += "!" }
}

private final class AssigningByHelper: OpenStoreScreen {
  override func go() { Writer().write(store) }
}

private struct Writer {
  func write(_ store: OpenStore?) { store?.word = "after" }
}

private final class AssigningElement: OpenStoreScreen {
  override func go() { store.list[0].append("!") }
}

private final class AssigningInTuple: OpenStoreScreen {
  private var taps = 0

  override func go() { (taps, store.word) = (taps + 1, "after") }
}

private final class AssigningAtLoad: OpenStoreScreen {
  override func loadView() { store.word = "after" }
}

private final class AssigningBesideAction: OpenStoreScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    other.onTap(self) { $0.store.change() }
  }

  override func go() { store.word = "after" }
}

private final class Asking: Screen {
  private let store = Store()

  override func go() { store.change() }
}

private final class AskingOpenStore: OpenStoreScreen {
  override func go() { store.change() }
}

private final class AskingSpecialStore: OpenStoreScreen {
  private let special = SpecialStore()

  override func go() { special.changeSpecially() }
}

private final class AskingExtension: OpenStoreScreen {
  override func go() { store.changeInExtension() }
}

private final class AskingOtherFile: OpenStoreScreen {
  override func go() { store.changeInOtherFile() }
}

private final class AskingProtocol: OpenStoreScreen {
  private let changing = ChangingStore()

  override func go() { changing.changeByProtocol() }
}

private final class AssigningHeadingToo: OpenStoreScreen {
  private struct Heading { var word = "" }
  private var heading = Heading()

  override func go() {
    store.change()
    self.heading.word = "after"
  }
}

private final class AskingBesideAssignment: OpenStoreScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    other.onTap(self) { $0.store.word = "other" }
  }

  override func go() { store.change() }
}

private final class AskingAndAssigning: OpenStoreScreen {
  override func go() {
    store.change()
    if store.word.isEmpty { store.word = "never" }
  }
}

/// The source does not say which code the blocks run.
private final class AskingByBlock: OpenStoreScreen {
  private var actions: [() -> Void] = []

  override func loadView() {
    super.loadView()
    actions = [{ [store] in store.change() }]
  }

  override func go() {
    // store.word = "comment"
    let text = "store.word = \(store.word == "text" ? "(" : ")") store.word = "
    if store.word != text { actions[0]() }
    _ = """
      store.word = "text"
      """
  }
}
