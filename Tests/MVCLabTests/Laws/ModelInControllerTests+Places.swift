import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

/// The places in which a value can lie.
extension ModelInControllerTests {
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
      Example("any", "expect breach model-in-controller") { Keeper(Entry(title: "a") as Any) },
      Example("any in a row", "expect breach model-in-controller") {
        Keeper([1, Entry(title: "a")] as [Any])
      },
      Example("slice", "expect breach model-in-controller") {
        Keeper([Entry(title: "a"), Entry(title: "b")].dropFirst())
      },
      Example("case", "expect breach model-in-controller") {
        Keeper(Content.loaded(Entry(title: "a")))
      },
      Example("helper", "expect breach model-in-controller") {
        Keeper(ListDataSource(Entry(title: "a")))
      },
      Example("helper of a helper", "expect breach model-in-controller") {
        Keeper(Link(list: ListDataSource(Entry(title: "a"))))
      },
      Example("helper's base class", "expect breach model-in-controller") {
        Keeper(SpecialDataSource(Entry(title: "a")))
      },
    ]
  )
  func
    `model-in-controller: a value breaks it wherever it lies, in a container, a case or an object`(
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
      Example("no entry in any") { Keeper(1 as Any) },
      Example("case without entry") { Keeper(Content.loading) },
      Example("helper without entries") { Keeper(ListDataSource()) },
      Example("helpers in a circle") { Keeper(Link.circle()) },
      Example("helper with a model") { Keeper(Link(store: Store())) },
      Example("value that shows itself") { Keeper(Endless()) },
    ]
  ) func `model-in-controller: a model, titles, and an empty place for entries do not break it`(
    example: Example
  ) {
    #expect(Stage(example.make).findings(after: example.commands) == "")
  }
}

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

private final class SpecialDataSource: ListDataSource {
  let rowHeight = 44
}

private final class Link {
  var next: Link?
  private let list: ListDataSource
  private let store: Store?

  init(next: Link? = nil, list: ListDataSource = ListDataSource(), store: Store? = nil) {
    (self.next, self.list, self.store) = (next, list, store)
  }

  static func circle() -> Link {
    let first = Link()
    first.next = Link(next: first)
    return first
  }
}

private enum Content {
  case loading
  case loaded(Entry)
}

private struct Endless: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["again": self]) }
}
