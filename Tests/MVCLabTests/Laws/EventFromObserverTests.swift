import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite("event-from-observer")
struct EventFromOutsideViewTests {
  @Test("an event that a model's change sends breaks it, on the line that sends")
  func answersItself() {
    #expect(
      Stage(style: .mvce) { Echoing() }.reply(to: "tap Go") == """
        ~ Store.word set to after
        ~ Store after
        ! event-from-observer: 'Echoing' sent 'changed' because a model had changed  \
        (EventFromOutsideViewTests.swift:\(Echoing.line))
        """
    )
  }

  @Test(
    "a tap may send one, and so may a controller that answers one or is answered",
    arguments: [
      ContrastResult("a tap", "tap Go") { Sending { $0.send("tapped") } },
      ContrastResult("an update", "tap Go") { Sending { $0.send("again") } },
      ContrastResult("an answer", "tap Go", "server ok") {
        Sending { screen in
          screen.server?.send(
            Request("word"),
            then: Block(screen) { screen, _ in screen.send("answered") }
          )
        }
      },
    ]
  )
  func innocent(scene: ContrastResult) {
    #expect(Stage(style: .mvce, scene.make).findings(after: scene.commands) == "")
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
