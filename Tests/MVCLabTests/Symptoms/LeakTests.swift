import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct LeakTests {
  @Test func `leak: a screen that its own block holds is reported once, by its controller's name`()
  {
    #expect(
      Stage { Opening { Knot() } }.conversation.transcript(["tap Go", "back", "layout"]) == """
        > tap Go
        | <
        | before
        | [Go]
        > back
        |
        | before
        | [Go]
        ! leak: 'Knot' of a closed 'Knot' is still alive, held by a block in 'Knot.block'  \
        (LeakTests.swift:\(Knot.line))
        > layout
        """
    )
  }

  @Test(
    arguments: [
      ["tap Go", "back"], ["tap Go", "back begin", "back"], ["tap Go", "close first by popToRoot"],
      ["tap Go", "close first by replace"], ["tap Go", "close first"],
    ]
  ) func `leak: a screen is found in whatever way it is closed`(commands: [String]) {
    let stage = Stage { Opening { Knot() } }
    #expect(
      stage.findings(after: commands)
        == "! leak: 'Knot' of a closed 'Knot' is still alive, held by a block in 'Knot.block'  (LeakTests.swift:\(Knot.line))"
    )
  }

  @Test func `leak: a delegate that is held on both sides is reported`() {
    #expect(
      Stage { Opening { Pair() } }.findings(after: ["tap Go", "back"])
        == "! leak: 'Pair' of a closed 'Pair' is still alive, probably in a cycle with 'Partner', which it holds"
    )
  }

  @Test func `leak: a model that holds itself is reported when its screen is gone`() {
    #expect(
      Stage { Opening { WithOwnModel() } }.findings(after: ["tap Go", "back"])
        == "! leak: 'SelfKeeper' of a closed 'WithOwnModel' is still alive, held by a block in 'SelfKeeper.block'  (LeakTests.swift:\(SelfKeeper.line))"
    )
  }

  @Test func `leak: a model that the screen has replaced is reported, even if a block keeps it`() {
    #expect(
      Stage { Opening { Replacing() } }.findings(after: ["tap Go", "tap Go", "back"]) == """
        ! leak: 'SelfKeeper' of a closed 'Replacing' is still alive, held by a block in 'SelfKeeper.block'  \
        (LeakTests.swift:\(SelfKeeper.line))
        """
    )
  }

  @Test func `leak: show alive, expect alive and leak call an object by one name`() {
    #expect(
      Stage { Opening { LabelKeeping() } }.conversation.transcript([
        "tap Go", "back", "show alive", "expect alive KeptModel 1", "expect alive Label 2",
      ]).hasSuffix(
        """
        ! leak: 'Label' of a closed 'LabelKeeping' is still alive, held by 'KeptModel'
        ! leak: 'KeptModel' of a closed 'LabelKeeping' is still alive, held by itself
        > show alive
        = controller  Opening
        = model  KeptModel
        = left   Label of 'LabelKeeping', since 'back'; held by 'KeptModel'
        = left   KeptModel of 'LabelKeeping', since 'back'; held by itself
        > expect alive KeptModel 1
        > expect alive Label 2
        """
      )
    )
  }

  @Test func `leak: an object that has itself in a property is held by itself`() {
    #expect(
      Stage { Opening { Narcissus() } }.findings(after: ["tap Go", "back"])
        == "! leak: 'Narcissus' of a closed 'Narcissus' is still alive, held by itself"
    )
  }

  @Test func `leak: an observer of a living model is reported, for the model holds it weakly`() {
    #expect(
      Stage { Opening { Listening() } }.findings(after: ["tap Go", "back"])
        == "! leak: 'Listening' of a closed 'Listening' is still alive, held by a block in 'Listening.block'  (LeakTests.swift:\(Listening.line))"
    )
  }

  @Test func `leak: it is over when the last reference goes, and can begin again`() {
    #expect(
      Stage { Opening { Knot() } }.conversation.transcript([
        "tap Go", "back", "advance 1s", "layout", "tap Go", "back",
      ]) == """
        > tap Go
        | <
        | before
        | [Go]
        > back
        |
        | before
        | [Go]
        ! leak: 'Knot' of a closed 'Knot' is still alive, held by a block in 'Knot.block'  \
        (LeakTests.swift:\(Knot.line))
        > advance 1s
        > layout
        > tap Go
        | <
        | before
        | [Go]
        > back
        |
        | before
        | [Go]
        ! leak: 'Knot' of a closed 'Knot' is still alive, held by a block in 'Knot.block'  \
        (LeakTests.swift:\(Knot.line))
        """
    )
  }

  @Test(
    arguments: [
      Example(
        "a block of a request that waits, and refers weakly",
        "tap Go",
        "tap Go",
        "back"
      ) {
        Opening { Requesting() }
      },
      Example("a toast that is still shown", "tap Go", "tap Go", "back") {
        Opening { Toasting() }
      },
      Example("a drag that is cancelled", "tap Go", "back begin", "back cancel") {
        Opening { Knot() }
      },
      Example("a controller that another open screen keeps", "tap Go", "back", "open screen") {
        Collecting()
      },
      Example("a singleton", "tap Go", "back", "close first") {
        Opening { WithSingleton() }
      },
      Example("an alert that was in front", "tap Go", "tap Go", "close first") {
        Opening { Asking() }
      },
    ]
  ) func `leak: pending work, other screens and singletons may hold objects of a closed screen`(
    example: Example
  ) {
    let found = Stage(example.make).conversation
    for command in example.commands { _ = found.respond(to: command) }
    #expect(found.findings.filter { $0.rule == "leak" }.map(\.text) == [])
  }

  @Test func `leak: a model that only a block of the assembly holds does not belong to the screen`()
  {
    let stage = Stage(assemble: { BlockAssembly() })
    #expect(stage.findings(after: ["close first", "open screen", "close second"]) == "")
  }
}

/// Pushes another screen.
final class Opening: Screen {
  private let next: () -> ViewController

  init(_ next: @escaping () -> ViewController) { self.next = next }

  override func go() { navigation?.push(next()) }
}

/// Is kept by its own block until a second has passed.
final class Knot: Screen {
  private var block: (() -> Void)?

  static let line = #line + 2
  override func viewDidLoad() {
    block = { self.label.isHidden = false }
    after(.seconds(1)) { [weak self] in self?.block = nil }
  }
}

private final class Narcissus: Screen {
  private var me: Narcissus?

  override func viewDidLoad() { me = self }
}

private final class Listening: Screen {
  private var block: (() -> Void)?
  private var observation: ObservationToken?

  static let line = #line + 2
  override func viewDidLoad() {
    block = { self.label.isHidden = false }
    observation = Runtime.singleton { Store() }.$word.observe(self) { _, _ in }
  }
}

private final class Pair: Screen {
  private final class Partner: Controller {
    var delegate: Pair?
  }

  private let partner = Partner()

  override func viewDidLoad() { partner.delegate = self }
}

private final class Replacing: Screen {
  private var model: Model = SelfKeeper()

  override func go() { model = Store() }
}

private final class KeptModel: Model {
  private var me: KeptModel?
  private var text: AnyObject?

  init(_ text: AnyObject) {
    self.text = text
    super.init()
    me = self
  }
}

private final class LabelKeeping: Screen {
  private var model: KeptModel?

  override func loadView() {
    model = KeptModel(label)
    view.addSubview(label)
  }
}

final class WithOwnModel: Screen {
  private let model = SelfKeeper()
}

final class SelfKeeper: Model {
  private var block: (() -> Void)?

  static let line = #line + 3
  override init() {
    super.init()
    block = { _ = self.participant }
  }
}

private final class Requesting: Screen {
  override func go() {
    server?.send(Request("word"), then: Block(self) { screen, _ in screen.label.text = "after" })
  }
}

private final class Toasting: Screen {
  override func go() { showToast("Saved") }
}

private final class Collecting: Screen {
  private var opened: [Screen] = []

  override func go() {
    let screen = Screen()
    opened.append(screen)
    navigation?.push(screen)
  }
}

private final class WithSingleton: Screen {
  private var store: Store?

  override func viewDidLoad() { store = Runtime.singleton { Store() } }
}

private final class Asking: Screen {
  override func go() { present(Alert("Sure?", actions: [AlertAction("Yes", self) { $0.go() }])) }
}

private final class BlockAssembly: Assembly {
  private let make: () -> ViewController

  init() {
    let store = Store()
    make = { StoreScreen(store) }
  }

  func makeScreen(_ kind: String) -> ViewController { make() }
}

private final class StoreScreen: Screen {
  private let store: Store

  init(_ store: Store) { self.store = store }
}
