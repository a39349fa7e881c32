import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct LostAnswerTests {
  @Test func `nobody-heard: an answer whose sender is gone is reported, and the flow shows it`() {
    #expect(
      Stage { Hurry() }.conversation.transcript([
        "tap Go", "server ok A-1", "show flow",
      ]).hasSuffix(
        """
        > server ok A-1
        ! nobody-heard: the answer to 'order' reached nobody: 'Order' is gone  \
        (LostAnswerTests.swift:\(Order.line))
        > show flow
        = user event  user -> 'Go'  tap 'Go'  (earlier)
        =   target-action  'Go' -> Hurry  (Screen.swift:11)  (earlier)
        =     request  Order -> server  order  cart  (LostAnswerTests.swift:\(Order.line))  (earlier)
        =       answer  server -> (nobody)  order  ok: A-1  (LostAnswerTests.swift:\(Order.line))  \
        ! nobody-heard
        """
      )
    )
  }

  @Test func `nobody-heard: a refusal that reaches nobody, even a late one, is reported too`() {
    for commands in [["server fail"], ["server drop", "advance 60s"]] {
      let stage = Stage { Hurry() }
      #expect(
        stage.findings(after: ["tap Go"] + commands).hasPrefix(
          "! nobody-heard: the answer to 'order' reached nobody: 'Order' is gone"
        )
      )
    }
  }

  @Test(
    arguments: [
      Example("an answer that is heard", "tap Go", "tap Go", "server ok") { Shop { Checkout() } },
      Example("an answer to a screen that was left", "tap Go", "tap Go", "back", "server ok") {
        Shop { Checkout() }
      },
      Example("a part of an answer", "tap Go", "tap Go", "back", "server chunk 1") {
        Shop { Checkout(partly: true) }
      },
      Example("a block that keeps the model", "tap Go", "tap Go", "back", "server ok") {
        Shop { Checkout(keeping: true) }
      },
      Example("a silent cancellation", "tap Go", "tap Go", "back", "server ok") {
        Shop { Leaving(reports: false) }
      },
      Example("a reported cancellation", "tap Go", "tap Go", "back", "server ok") {
        Shop { Leaving(reports: true) }
      },
    ]
  ) func `nobody-heard: what is cancelled, heard or needed no more is not reported`(
    example: Example
  ) {
    let conversation = Stage(example.make).conversation
    for command in example.commands { _ = conversation.respond(to: command) }
    #expect(conversation.findings.filter { $0.rule == "nobody-heard" } == [])
  }
}

/// Pushes another screen.
private final class Shop: Screen {
  private let next: () -> ViewController

  init(_ next: @escaping () -> ViewController) { self.next = next }

  override func go() { navigation?.push(next()) }
}

private final class Order: Model {
  static let line = #line + 2
  func place(_ progress: Block<String>?) {
    server?.send(Request("order", "cart"), progress: progress, then: Block(self) { _, _ in })
  }

  func placeAndStay() {
    server?.send(Request("order", "cart"), then: Block(keeping: self) { _, _ in })
  }
}

/// Does not keep what it asks.
private final class Hurry: Screen {
  override func go() { Order().place(nil) }
}

private final class Checkout: Screen {
  private let order = Order()
  private let isPartly: Bool
  private let isKeeping: Bool

  init(partly: Bool = false, keeping: Bool = false) { (isPartly, isKeeping) = (partly, keeping) }

  override func go() {
    if isKeeping { return order.placeAndStay() }
    order.place(isPartly ? Block(order) { _, _ in } : nil)
  }
}

/// Cancels its request when it goes.
private final class Leaving: Screen {
  private let reports: Bool
  private var task: RequestTask?

  init(reports: Bool) { self.reports = reports }

  deinit { task?.cancel() }

  override func go() {
    task = server?.send(
      Request("order"),
      reportsCancellation: reports,
      then: Block(self) { _, _ in }
    )
  }
}
