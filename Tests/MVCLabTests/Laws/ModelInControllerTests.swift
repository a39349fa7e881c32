import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct ModelInControllerTests {
  @Test
  func `model-in-controller: a controller that stores an entry breaks it, on the declaring line`() {
    let source = """
      final class Hoarder: Screen {
        var entry = 0
        private var entries: [Entry] = []
      }
      """
    let stage = Stage(sources: [SourceFile(name: "Hoarder.swift", text: source)]) { Hoarder() }
    #expect(
      stage.reply(to: "tap Go") == """
        ! model-in-controller: 'Hoarder' keeps model values in 'entries'  (Hoarder.swift:3)
        """
    )
  }

  @Test func `model-in-controller: a draft in a view state breaks nothing, a list of them does`() {
    #expect(Stage { Drafting(entries: []) }.findings(after: ["tap Go"]) == "")
    #expect(
      Stage { Drafting(entries: [Entry(title: "b")]) }.findings(after: ["tap Go"])
        == "! model-in-controller: 'Drafting' keeps model values in 'entries'"
    )
  }

  @Test func `model-in-controller: a draft in a controller that is a value breaks nothing`() {
    #expect(Stage(style: .mvce) { Glued() }.findings(after: ["layout"]) == "")
  }

  @Test func `model-in-controller: what a bridge stands for is a model, not the controller's own`()
  {
    #expect(
      Stage { Sharing(isBridged: false) }.findings(after: ["tap Go"])
        == "! model-in-controller: 'Sharing' keeps model values in 'drawer'"
    )
    #expect(Stage { Sharing(isBridged: true) }.findings(after: ["tap Go"]) == "")
  }

  @Test func `model-in-controller: a property is reported once, whatever its values become`() {
    #expect(
      Stage { Hoarder() }.conversation.transcript(["tap Go", "tap Go", "tap Go", "tap Go"]) == """
        > tap Go
        ! model-in-controller: 'Hoarder' keeps model values in 'entries'
        > tap Go
        > tap Go
        > tap Go
        """
    )
  }

  @Test
  func `model-in-controller: an inherited property is reported with the class that declares it`() {
    let sources = SourceIndex([
      SourceFile(name: "Heir.swift", text: "final class Heir: Hoarder {\n  let entries2 = 0\n}"),
      SourceFile(name: "Hoarder.swift", text: "class Hoarder: Screen {\n  var entries = 0\n}"),
    ])
    #expect(
      Stage(sources: sources) { Heir() }.reply(to: "tap Go") == """
        ! model-in-controller: 'Heir' keeps model values in 'entries'  (Hoarder.swift:2)
        """
    )
  }

  @Test
  func `model-in-controller: entries in a helper object break it, by the property with the helper`()
  {
    let source = """
      final class Delegating: Screen {
        private let list = ListDataSource()
      }
      """
    let stage = Stage(sources: [SourceFile(name: "Delegating.swift", text: source)]) {
      Delegating()
    }
    #expect(
      stage.conversation.transcript(["tap Go", "show model"]) == """
        > tap Go
        ! model-in-controller: 'Delegating' keeps model values in 'list'  (Delegating.swift:2)
        > show model
        = Delegating.list.entries[0] = Entry(title: "a")
        """
    )
  }

  @Test func `model-in-controller: a weak reference to an object with entries does not break it`() {
    let source = "final class Acquainted: Screen {\n  weak var list: ListDataSource?\n}"
    let stage = Stage(sources: [SourceFile(name: "Acquainted.swift", text: source)]) {
      Acquainted()
    }
    #expect(stage.findings(after: ["tap Go"]) == "")
  }

  @Test func `model-in-controller: a property of type Any is judged by what it holds now`() {
    #expect(
      Stage { Changing() }.conversation.transcript(["tap Go", "tap Go"]) == """
        > tap Go
        > tap Go
        ! model-in-controller: 'Changing' keeps model values in 'content'
        """
    )
  }

  @Test func `model-in-controller: a mirror of varying length is judged by what it shows now`() {
    #expect(
      Stage { Mirrored() }.conversation.transcript(["tap Go", "tap Go", "tap Go", "tap Go"]) == """
        > tap Go
        > tap Go
        ! model-in-controller: 'Mirrored' keeps model values in 'entry'
        > tap Go
        > tap Go
        """
    )
  }
}

extension Stage {
  fileprivate init(sources: [SourceFile], _ make: @escaping @Sendable () -> ViewController) {
    self.init(sources: SourceIndex(sources), make)
  }
}

private class Hoarder: Screen {
  private var entries: [Entry] = []
  private var taps = 0

  override func go() {
    taps += 1
    entries = taps == 3 ? [] : [Entry(title: "\(taps)")]
  }
}

private final class Heir: Hoarder {}

private final class Drafting: Screen {
  @ViewState private var draft = Entry(title: "a")
  @ViewState private var earlier: Entry?
  @ViewState private var entries: [Entry]

  init(entries: [Entry]) { _entries = ViewState(wrappedValue: entries) }

  override func go() {
    earlier = draft
    draft = Entry(title: draft.title + "b")
  }
}

private final class Delegating: Screen {
  private let list = ListDataSource()

  override func go() { list.entries = [Entry(title: "a")] }
}

private final class Acquainted: Screen {
  private weak var list: ListDataSource?
  private let owner: () -> ListDataSource

  override init() {
    let list = ListDataSource(Entry(title: "a"))
    (self.list, owner) = (list, { list })
  }
}

/// A plain class that keeps entries.
private final class Drawer { var entries: [Entry] = [] }

private final class Sharing: Screen {
  private let drawer = Drawer()
  private var bridge: Bridge<Drawer>?

  init(isBridged: Bool) {
    super.init()
    if isBridged { bridge = Bridge(drawer) { _, _ in } }
  }

  override func go() { drawer.entries.append(Entry(title: "a")) }
}

private final class Changing: Screen {
  private var content: Any = 0

  override func go() { content = content is Int ? "" : Entry(title: "a") }
}

/// Shows as many entries as it was tapped, but for the third time, when it shows none.
private final class Mirrored: Screen, CustomReflectable {
  private var taps = 0

  override func go() { taps += 1 }

  var customMirror: Mirror {
    let entry = (label: "entry" as String?, value: Entry(title: "a") as Any)
    return Mirror(self, children: taps == 2 ? [(label: "taps", value: taps), entry] : [])
  }
}

/// A view of Mvce whose controller is a value, and has a draft.
private final class Glued: Screen, Mvce.View {
  override func viewDidLoad() {
    Mvce.glue(model: Store(), view: self, controller: DraftController())
  }

  func bind(model: Store) -> Disposer { Disposer {} }
  func bind(eventEmitter: EventEmitter<Int>) {}
}

private struct DraftController: Mvce.Controller {
  @ViewState var draft = Entry(title: "b")

  func update(model: Store, for event: Int, eventEmitter: EventEmitter<Int>) {}
}
