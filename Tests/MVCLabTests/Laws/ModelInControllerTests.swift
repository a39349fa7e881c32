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

  @Test(
    arguments: [
      Example("one", "expect breach model-in-controller") { Keeper(Entry(title: "a")) },
      Example("optional", "expect breach model-in-controller") {
        Keeper(Optional(Entry(title: "a")))
      },
      Example("set", "expect breach model-in-controller") {
        Keeper(Set([Entry(title: "a")]))
      },
      Example("by row", "expect breach model-in-controller") {
        Keeper([3: Entry(title: "a")])
      },
      Example("in sections", "expect breach model-in-controller") {
        Keeper([[Entry(title: "a")]])
      },
      Example("lazy", "tap Go", "expect breach model-in-controller") { LazyKeeper() },
      Example("observed", "expect breach model-in-controller") { ObservedKeeper() },
    ]
  )
  func
    `model-in-controller: a value breaks it in an optional, a set, a dictionary, nested, lazy or observed`(
      example: Example
    )
  {
    let session = Stage(example.make).conversation
    #expect(example.commands.map { session.text(of: $0) }.last == "")
  }

  @Test(
    arguments: [
      Example("model") { Keeper(Store()) },
      Example("titles") { Keeper(["a", "b"]) },
      Example("no entries") { Keeper([Entry]()) },
      Example("no entry") { Keeper(Entry?.none) },
      Example("no entry yet") { LazyKeeper() },
    ]
  ) func `model-in-controller: a model, titles, and an empty place for entries do not break it`(
    example: Example
  ) {
    #expect(Stage(example.make).findings(after: example.commands) == "")
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
