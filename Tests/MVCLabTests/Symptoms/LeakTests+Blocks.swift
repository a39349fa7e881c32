import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Synchronization
import Testing

/// The block that holds what has leaked, and its line.
extension LeakTests {
  @Test func `leak: what only a waiting request holds is none, and is gone with the answer`() {
    let conversation = Stage { Opening { Waiting() } }.conversation
    let replies = ["tap Go", "tap Go", "tap Go", "back"].map { conversation.text(of: $0) }
    #expect(!replies.contains { $0.contains("leak") })
    #expect(!conversation.text(of: "server ok first").contains("leak"))
    _ = conversation.respond(to: "server ok")
    #expect(!conversation.text(of: "show alive").contains("Waiting"))
  }

  @Test(arguments: holders)
  fileprivate func
    `leak: the property is named whose block holds a screen, and the line of the block`(
      holder: Holder
    )
  {
    let conversation = Stage { Opening { holder.make() } }.conversation
    for command in ["tap Go", "back"] { _ = conversation.respond(to: command) }
    #expect(conversation.findings.map(\.text).count == 1)
    #expect(
      conversation.findings.first?.text.hasSuffix("held by a block \(holder.place)") == true
    )
    #expect(conversation.findings.first?.site?.line == holder.line)
  }

  @Test func `leak: a block that captures the screen weakly is not said to hold it`() {
    let findings = Stage { Opening { Hidden() } }.findings(after: ["tap Go", "back"])
    #expect(findings.hasSuffix("held by way of a block or a subscription"))
  }
}

private let holders = [
  Holder("in 'Store.word'", line: Observing.line) { Observing() },
  Holder("in 'Hub.two'", line: Second.line) { Second() },
  Holder("in 'Bridge<Plain>'", line: Bridged.line) { Bridged() },
  Holder("of a timer", line: Ticking.line) { Ticking() },
  Holder("in 'Register.onChange'", line: #line + 3) {
    Registered { screen in
      let count = Mutex(0)
      return {
        count.withLock { $0 += 1 }
        screen.label.isHidden = true
      }
    }
  },
  Holder("in 'Register.onChange'", line: #line + 3) {
    Registered { screen in
      let same: @convention(c) (Int32) -> Int32 = { $0 }
      return { screen.label.isHidden = same(1) == 1 }
    }
  },
  Holder("in the notification centre", line: Notified.line) { Notified() },
  Holder("in 'Register.onChange'", line: #line + 1) {
    Registered { screen in { screen.label.isHidden = true } }
  },
  Holder("in 'Register.onChange'", line: #line + 4) {
    Registered { screen in
      var last: ViewController? = screen
      let inner = { last = last?.parent }
      return { inner() }
    }
  },
]

/// Is kept by the blocks of its requests until they are answered.
private final class Waiting: Screen {
  override func go() {
    server?.send(
      Request("word"),
      then: Block(keeping: self) { screen, _ in screen.title += "." }
    )
  }
}

/// A screen that a block holds.
private struct Holder: Sendable, CustomTestStringConvertible {
  let place: String
  let line: Int?
  let make: @Sendable () -> Screen

  init(_ place: String, line: Int? = nil, make: @escaping @Sendable () -> Screen) {
    (self.place, self.line, self.make) = (place, line, make)
  }

  var testDescription: String { place }
}

/// Its observation of a model that stays holds it.
private final class Observing: Screen {
  static let line = #line + 5
  private var token: ObservationToken?

  override func viewDidLoad() {
    let store = Runtime.singleton { Store() }
    token = store.$word.observe(store) { _, _ in self.label.isHidden = true }
  }
}

/// The block of its subscription holds it.
private final class Notified: Screen {
  static let line = #line + 4

  override func viewDidLoad() {
    let store = Runtime.singleton { Store() }
    store.observe(.storeDidChange) { _, _ in self.label.isHidden = true }
  }
}

/// A model that stays, and keeps a block.
private final class Register: Model {
  var onChange: [() -> Void] = []
}

private final class Registered: Screen {
  init(_ block: (Screen) -> () -> Void) {
    super.init()
    Runtime.singleton { Register() }.onChange.append(block(self))
  }
}

/// A model that knows nothing of the lab, and keeps a block.
private final class Plain {
  var onChange: () -> Void = {}
}

/// The block of a plain model holds it.
private final class Bridged: Screen {
  static let line = #line + 3
  override func viewDidLoad() {
    let bridge = Runtime.singleton { Bridge(Plain()) }
    bridge.model.onChange = { self.label.isHidden = true }
  }
}

/// A timer holds it.
private final class Ticking: Screen {
  static let line = #line + 2
  override func viewDidLoad() {
    Runtime.singleton { Store() }.every(.seconds(1)) { self.label.isHidden = true }
  }
}

/// A model that stays, and has two emitters.
private final class Hub: Model {
  let (one, two) = (EventEmitter<Int>(), EventEmitter<Int>())
  var tokens: [ObservationToken] = []
}

/// The block of the second emitter's observer holds it.
private final class Second: Screen {
  static let line = #line + 6

  override func viewDidLoad() {
    let hub = Runtime.singleton { Hub() }
    hub.tokens = [
      hub.one.observe(hub) { _, _ in },
      hub.two.observe(hub) { _, _ in self.label.isHidden = true },
    ]
  }
}

/// Is held by a global variable, and has a block that refers to it weakly.
private final class Hidden: Screen {
  nonisolated(unsafe) private static var last: Hidden?
  private var block: (() -> Void)?

  override func viewDidLoad() {
    block = { [weak self] in self?.label.isHidden = true }
    Hidden.last = self
  }
}
