import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct EventSymptomsTests {
  @Test func `fault: an index beyond the end ends the world`() {
    #expect(
      Stage { Crashing() }.conversation.transcript(["tap Go", "tap Go", "show model"]) == """
        > tap Go
        ! fault: 'Crashing' ended the program: index 3 out of range; there are 1  \
        (EventSymptomsTests.swift:\(Crashing.line))
        > tap Go
        ? the world has ended
        > show model
        """
    )
  }

  @Test func `fault: an impossible table update ends the world`() {
    #expect(
      Stage { Inserting(2) }.reply(to: "tap Go") == """
        ! ui-changes-ui: 'Inserting' inserted a row in response to a tap; no model had changed  \
        (EventSymptomsTests.swift:\(Inserting.line))
        ! fault: 'Inserting' ended the program: invalid table update: 0 before, 1 inserted, 0 deleted, \
        but the data source has 2  (EventSymptomsTests.swift:\(Inserting.line))
        """
    )
  }

  @Test func `fault: an update that agrees with the data source is no fault`() {
    let session = Stage { Inserting(1) }.conversation
    _ = session.respond(to: "tap Go")
    #expect(session.findings.map(\.rule) == ["ui-changes-ui"])
  }

  @Test
  func `lost-link: a tap whose target is gone is reported each time, with the line that set it`() {
    #expect(
      Stage { Deaf() }.conversation.transcript(["tap Go", "tap Go", "show flow"]) == """
        > tap Go
        ! lost-link: the target of 'Go' is gone  (EventSymptomsTests.swift:\(Deaf.line))
        > tap Go
        ! lost-link: the target of 'Go' is gone  (EventSymptomsTests.swift:\(Deaf.line))
        > show flow
        = user event  user -> 'Go'  tap 'Go'
        =   target-action  'Go' -> (nobody)  (EventSymptomsTests.swift:\(Deaf.line))  ! lost-link
        """
    )
  }

  @Test func `nobody-heard: an empty handler, and a field that is read later, are receivers`() {
    #expect(Stage { Deaf(Screen()) }.findings(after: ["tap Go", "type hello"]) == "")
  }

  @Test func `nobody-heard: a tap on a disabled button is refused instead`() {
    #expect(Stage { Disabled() }.reply(to: "tap go") == "? 'Go' is disabled")
  }

  @Test func `endless: a handler that sends its own event again ends the world`() {
    #expect(
      Stage { Echo(rounds: .max) }.conversation.transcript(["tap Go", "tap Go"]) == """
        > tap Go
        ! endless: the action has not come to rest after 200 hops  \
        (EventSymptomsTests.swift:\(Echo.line))
        > tap Go
        ? the world has ended
        """
    )
  }

  @Test func `endless: work that schedules itself on the main queue ends the world`() {
    #expect(
      Stage { Rescheduling() }.reply(to: "tap Go") == """
        ! endless: the action has not come to rest after 100000 hops  \
        (EventSymptomsTests.swift:\(Rescheduling.line))
        """
    )
  }

  @Test func `endless: the breaches of endless work are reported too`() {
    let session = Stage { Worrying() }.conversation
    _ = session.respond(to: "tap Go")
    #expect(session.findings.map(\.rule) == ["ui-changes-ui", "endless"])
  }

  @Test func `endless: fifty rounds of an event are not endless`() {
    #expect(Stage { Echo(rounds: 50) }.findings(after: ["tap Go", "tap Go"]) == "")
  }
}

private final class Crashing: Screen {
  static let line = #line + 2
  override func go() throws {
    _ = try ["only"].at(3)
  }
}

private final class Inserting: Screen, TableDataSource {
  private let table = TableView()
  private let rowsAfter: Int
  private var count = 0

  init(_ rowsAfter: Int) { self.rowsAfter = rowsAfter }

  override func viewDidLoad() {
    view.addSubview(table)
    table.dataSource = self
  }

  static let line = #line + 3
  override func go() throws {
    count = rowsAfter
    try table.insertRows(at: [0])
  }

  func numberOfRows(in table: TableView) -> Int { count }
  func table(_ table: TableView, cellForRow row: Int) -> Cell { Cell() }
}

private final class Deaf: Screen {
  private let kept: Screen?

  init(_ target: Screen? = nil) { kept = target }

  static let line = #line + 2
  override func viewDidLoad() {
    button.onTap(kept ?? Screen()) { try $0.go() }
    view.addSubview(TextField("Word"))
  }
}

private final class Disabled: Screen {
  override func viewDidLoad() { button.isEnabled = false }
}

private final class Echo: Screen {
  private let events = EventEmitter<Int>()
  private var observation: ObservationToken?
  private let rounds: Int

  init(rounds: Int) { self.rounds = rounds }

  static let line = #line + 3
  override func viewDidLoad() {
    observation = events.observe(self) { screen, round in
      if round < screen.rounds { screen.events.send(round + 1) }
    }
  }

  override func go() { events.send(0) }
}

private final class Rescheduling: Screen {
  static let line = #line + 2
  override func go() {
    async { [weak self] in self?.go() }
  }
}

private final class Worrying: Screen {
  private let store = Store()
  private var rounds = 0

  override func go() {
    rounds += 1
    store.change(to: "\(rounds)")
    label.text = "\(rounds)"
    async { [weak self] in self?.go() }
  }
}
