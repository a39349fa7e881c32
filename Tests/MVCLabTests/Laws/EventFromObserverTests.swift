import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct EventFromObserverTests {
  @Test func `event-from-observer: an event that an observer of the model sends breaks it`() {
    #expect(
      Stage(style: .mvce) { Echoing() }.reply(to: "tap Go") == """
        ~ Store.word set to after
        ~ Store after
        ! event-from-observer: 'Echoing' sent 'changed' because a model had changed  \
        (EventFromObserverTests.swift:\(Echoing.line))
        """
    )
  }

  @Test(
    arguments: [
      Example("a tap", "tap Go") { Sending { $0.send("tapped") } },
      Example("an update", "tap Go") { Sending { $0.send("again") } },
      Example("an answer", "tap Go", "server ok") {
        Sending { screen in
          screen.server?.send(
            Request("word"),
            then: Block(screen) { screen, _ in screen.send("answered") }
          )
        }
      },
    ]
  ) func `event-from-observer: a tap, an event handler and an answer may send an event`(
    example: Example
  ) {
    #expect(Stage(style: .mvce, example.make).findings(after: example.commands) == "")
  }
}

/// Hears its own events.
private class Hearing: Screen {
  let emitter = EventEmitter<String>()
  private var hearing: ObservationToken?

  override func viewDidLoad() throws {
    hearing = emitter.observe(self) { screen, event in
      if event == "again" { screen.emitter("once more") }
    }
  }
}

private final class Echoing: Hearing {
  static let line = #line + 7
  private let store = Store()
  private var observation: ObservationToken?

  override func viewDidLoad() throws {
    try super.viewDidLoad()
    observation = store.$word.observe(self) { screen, _ in
      screen.emitter("changed")
    }
  }

  override func go() { store.change() }
}

private final class Sending: Hearing {
  private let work: (Sending) -> Void

  init(_ work: @escaping (Sending) -> Void) { self.work = work }

  override func go() { work(self) }
  func send(_ event: String) { emitter(event) }
}
