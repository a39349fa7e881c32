import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite("model-in-controller")
struct ModelInControllerTests {
  @Test("a controller that keeps an entry breaks it, on the line that declares it")
  func keepsEntries() {
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

  @Test("it is told once of a controller, whatever becomes of the values")
  func toldOnce() {
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

  @Test("an inherited property is found in the class that declares it")
  func inherited() {
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

  @Test(
    "wherever the values lie",
    arguments: [
      ContrastResult("one", "expect breach model-in-controller") { Keeper(Entry(title: "a")) },
      ContrastResult("optional", "expect breach model-in-controller") {
        Keeper(Optional(Entry(title: "a")))
      },
      ContrastResult("set", "expect breach model-in-controller") {
        Keeper(Set([Entry(title: "a")]))
      },
      ContrastResult("by row", "expect breach model-in-controller") {
        Keeper([3: Entry(title: "a")])
      },
      ContrastResult("in sections", "expect breach model-in-controller") {
        Keeper([[Entry(title: "a")]])
      },
      ContrastResult("lazy", "tap Go", "expect breach model-in-controller") { LazyKeeper() },
      ContrastResult("observed", "expect breach model-in-controller") { ObservedKeeper() },
    ]
  )
  func anywhere(scene: ContrastResult) {
    let session = Stage(scene.make).conversation
    #expect(scene.commands.map { session.text(of: $0) }.last == "")
  }

  @Test(
    "a controller may keep a model, titles, and room for entries",
    arguments: [
      ContrastResult("model") { Keeper(Store()) },
      ContrastResult("titles") { Keeper(["a", "b"]) },
      ContrastResult("no entries") { Keeper([Entry]()) },
      ContrastResult("no entry") { Keeper(Entry?.none) },
      ContrastResult("no entry yet") { LazyKeeper() },
    ]
  )
  func innocent(scene: ContrastResult) {
    #expect(Stage(scene.make).findings(after: scene.commands) == "")
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

private final class Keeper<Value>: Screen {
  private let kept: Value

  init(_ kept: Value) { self.kept = kept }
}

private final class LazyKeeper: Screen {
  private lazy var entries = [Entry(title: "late")]

  override func go() { _ = entries.count }
}

private final class ObservedKeeper: Screen {
  @Observed private var entries = [Entry(title: "seen")]
}
