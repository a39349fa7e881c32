import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct ViewLawsTests {
  @Test func `view-changes-model: a cell that writes into its model breaks it`() {
    #expect(
      Stage { WithView(Writer()) }.reply(to: "tap Go") == """
        ! view-changes-model: 'Writer' changed 'word' of 'Store'  (ViewLawsTests.swift:\(Writer.line))
        """
    )
  }

  @Test func `view-changes-model: a controller may change the model when a view asks for it`() {
    #expect(Stage { WithView(Asker()) }.findings(after: ["tap Go"]) == "")
  }

  @Test func `view-uses-network: a view that sends a request breaks it`() {
    #expect(
      Stage { WithView(Sender()) }.reply(to: "tap Go") == """
        ! view-uses-network: 'Sender' sent 'like' to the server  (ViewLawsTests.swift:\(Sender.line))
        """
    )
  }

  @Test func `controller-uses-network: a controller that sends a request breaks it`() {
    #expect(
      Stage { SendingController() }.reply(to: "tap Go") == """
        ! controller-uses-network: 'SendingController' sent 'like' to the server  \
        (ViewLawsTests.swift:\(SendingController.line))
        """
    )
  }

  @Test func `view-uses-network and controller-uses-network: a model may send requests`() {
    #expect(Stage { OrderingController() }.findings(after: ["tap Go", "server ok"]) == "")
  }

  @Test func `view-observes-model: a view that observes the model breaks it`() {
    #expect(
      Stage { WithView(Hearer()) }.reply(to: "tap Go") == """
        ~ Store.word set to after
        ~ Store after
        ! view-changes-model: 'Hearer' changed 'word' of 'Store'  (ViewLawsTests.swift:\(Hearer.line + 1))
        ! view-observes-model: 'Hearer' observes 'Store' by key-value observation  \
        (ViewLawsTests.swift:\(Hearer.line))
        """
    )
  }

  @Test func `view-observes-model: a view may be notified by its controller`() {
    #expect(Stage { WithView(ActualLine()) }.findings(after: ["tap Go"]) == "")
  }

  @Test func `view-holds-model: a view that stores the model or one of its values breaks it`() {
    let source = """
      final class Holder: Element {
        let entry = Entry(title: "kept")
        var store: Store?
      }
      """
    let sources = SourceIndex([SourceFile(name: "Holder.swift", text: source)])
    #expect(
      Stage(sources: sources) { WithView(Holder()) }.findings(after: ["tap Go"]) == """
        ! view-holds-model: 'Holder' keeps model values in 'entry'  (Holder.swift:2)
        ! view-holds-model: 'Holder' holds 'Store' in 'store'  (Holder.swift:3)
        """
    )
  }

  @Test func `view-holds-model: a view whose helper object stores a model's values breaks it`() {
    #expect(
      Stage { WithView(HelpedHolder()) }.findings(after: ["tap Go"]) == """
        ! view-holds-model: 'HelpedHolder' keeps model values in 'helper'
        ! view-holds-model: 'HelpedHolder' holds 'Store' in 'helper'
        """
    )
  }

  @Test func `view-holds-model: a view that stores what a bridge stands for breaks it as well`() {
    #expect(
      Stage { BridgeHolder() }.findings(after: ["tap Go"])
        == "! view-holds-model: 'DrawerHolder' keeps model values in 'drawer'"
    )
  }

  @Test func `view-navigates: a view that pushes or presents breaks it in Cocoa MVC too`() {
    #expect(
      Stage { WithView(Presenter()) }.reply(to: "tap Go") == """
        |
        ! view-navigates: 'Presenter' presented ViewController  \
        (ViewLawsTests.swift:\(Presenter.line))
        """
    )
  }

  @Test func `view-navigates: a controller may present a screen and dismiss it`() {
    #expect(
      Stage { PresentingController() }.findings(after: ["tap Go", "dismiss", "tap Go"]) == ""
    )
  }

  @Test func `view-holds-model: a view may store what it displays`() {
    #expect(Stage { WithView(Label("a text")) }.findings(after: ["tap Go"]) == "")
  }
}

private final class HelpedHolder: Element {
  private final class Helper {
    let entry = Entry(title: "kept")
    let store = Store()
  }

  private let helper = Helper()
}

/// A part of the screen that does something when it is poked.
private class Part: Element {
  func poke(_ store: Store, _ controller: WithView) {}
}

private final class WithView: Screen {
  private let store = Store()
  private let part: Element

  init(_ part: Element) { self.part = part }

  override func viewDidLoad() { view.addSubview(part) }

  override func go() {
    runtime.flow.run(
      .delegate,
      from: participant,
      to: part.participant,
      site: CallSite(fileID: #fileID, line: #line)
    ) { (part as? Part)?.poke(store, self) }
  }

  func wish() {
    runtime.flow.run(.delegate, from: part.participant, to: participant, site: .unknown) {
      store.write("after")
    }
  }
}

extension Store {
  fileprivate func write(_ word: String, line: UInt = #line) {
    $word.set(word, fileID: #fileID, line: line)
  }
}

private final class Writer: Part {
  static let line = #line + 2
  override func poke(_ store: Store, _ controller: WithView) {
    store.write("after")
  }
}

private final class Asker: Part {
  override func poke(_ store: Store, _ controller: WithView) { controller.wish() }
}

private final class Sender: Part {
  static let line = #line + 2
  override func poke(_ store: Store, _ controller: WithView) {
    server?.send(Request("like"), then: Block(self) { _, _ in })
  }
}

private final class Presenter: Part {
  static let line = #line + 2
  override func poke(_ store: Store, _ controller: WithView) {
    controller.present(ViewController())
  }
}

private final class PresentingController: Screen {
  override func go() { present(PresentedController()) }
}

private final class PresentedController: Screen {
  override func go() { dismiss() }
}

private final class SendingController: Screen {
  static let line = #line + 2
  override func go() {
    server?.send(Request("like"), then: Block(self) { _, _ in })
  }
}

private final class OrderingController: Screen {
  private let orders = Orders()
  override func go() { orders.send() }
}

private final class Orders: Model {
  func send() { server?.send(Request("order"), then: Block(self) { _, _ in }) }
}

private final class Hearer: Part {
  private var observation: ObservationToken?

  static let line = #line + 2
  override func poke(_ store: Store, _ controller: WithView) {
    observation = store.$word.observe(self) { _, _ in }
    controller.tell { store.change() }
  }
}

extension WithView {
  fileprivate func tell(_ body: () -> Void) {
    runtime.flow.run(.delegate, from: part.participant, to: participant, site: .unknown) {
      body()
    }
  }
}

private final class ActualLine: Part {
  override func poke(_ store: Store, _ controller: WithView) { isHidden = false }
}

private final class Holder: Part {
  private let entry = Entry(title: "kept")
  private var store: Store?

  override func poke(_ store: Store, _ controller: WithView) { self.store = store }
}

private final class Drawer { let entries = [Entry(title: "kept")] }

private final class DrawerHolder: Element {
  private let drawer: Drawer
  init(_ drawer: Drawer) {
    self.drawer = drawer
    super.init()
  }
}

/// Its bridge stands for the plain model that its view stores, too.
private final class BridgeHolder: Screen {
  private let bridge = Bridge(Drawer()) { _, _ in }

  override func viewDidLoad() { view.addSubview(DrawerHolder(bridge.model)) }
}
