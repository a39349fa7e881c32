import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct ModelKnowsViewTests {
  @Test(arguments: Style.all)
  func `model-knows-view: a model that holds a view and writes in it breaks it`(style: Style) {
    let source = """
      final class PaintingStore: Store {
        weak var label: Label?
        override func change(to word: String) {}
      }
      """
    let sources = SourceIndex([SourceFile(name: "PaintingStore.swift", text: source)])
    let stage = Stage(style: style, sources: sources) {
      Owning { store, screen in store.label = screen.label }
    }
    #expect(
      stage.findings(after: ["tap Go"]) == """
        ! model-knows-view: 'PaintingStore' holds the label 'word' in 'label'  (PaintingStore.swift:2)
        ! model-knows-view: 'PaintingStore' wrote the label 'word'  \
        (ModelKnowsViewTests.swift:\(PaintingStore.line))
        """
    )
  }

  @Test func `model-knows-view: a model that pushes or presents breaks it`() {
    let stage = Stage { Owning { store, screen in store.screen = screen } }
    #expect(
      stage.conversation.transcript(["tap Go"]).split(separator: "\n").suffix(1) == [
        "! model-knows-view: 'PaintingStore' pushed ViewController  "
          + "(ModelKnowsViewTests.swift:\(PaintingStore.line + 1))"
      ]
    )
    #expect(
      stage.findings(after: ["layout"])
        == "! model-knows-view: 'PaintingStore' holds 'Owning' in 'screen'"
    )
  }

  @Test(
    arguments: [
      Example("a delegate behind a protocol", "tap Go", "tap Go") {
        Owning { store, screen in store.delegate = screen }
      },
      Example("a plain weak delegate behind a protocol", "tap Go") {
        Owning { store, screen in store.plain = screen }
      },
      Example("a block of the screen", "tap Go") {
        Owning { store, screen in
          store.block = Block(screen) { screen, word in screen.label.text = word }
        }
      },
      Example("a list of models", "tap Go") { Owning { store, _ in store.others = [Store()] } },
    ]
  ) func `model-knows-view: a delegate, a block and other models do not break it`(
    example: Example
  ) {
    #expect(Stage(example.make).findings(after: example.commands) == "")
  }
}

private final class PaintingStore: Store {
  weak var label: Label?
  weak var screen: ViewController?
  weak var plain: (any StoreDelegate)?
  var others: [Store] = []

  func ask() { server?.send(Request("word"), then: Block(self) { store, _ in store.change() }) }

  static let line = #line + 3
  override func change(to word: String = "after") {
    super.change(to: word)
    label?.text = word
    screen?.navigation?.push(ViewController())
  }
}

private final class Owning: Screen, StoreDelegate {
  private let store = PaintingStore()
  private let prepare: (PaintingStore, Owning) -> Void

  init(_ prepare: @escaping (PaintingStore, Owning) -> Void) { self.prepare = prepare }

  override func viewDidLoad() { prepare(store, self) }

  override func go() {
    async { [weak self] in self?.answer() }
    store.ask()
  }

  private func answer() { runtime.server?.answer(at: 0, .success(body: "")) }

  func storeDidChange(to word: String) { label.text = word }
}
