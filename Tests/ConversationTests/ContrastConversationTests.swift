import HeadlessUI
import LabConversation
import LabSamples
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct ContrastConversationTests {
  @Test func `contrast on adds a partner of the other verdict, and asks for two columns`() {
    let conversation = Conversation.correct("tap Add")
    let reply = conversation.respond(to: "contrast on")
    #expect(reply.request == .contrast(true))
    #expect(reply.transcripts.count == 2)
    #expect(conversation.runs.map(\.wiring.name) == ["correct", "misused"])
    #expect(
      conversation.history.done.map(\.command) == [
        "system todo", "wirings correct, misused", "tap Add",
      ]
    )
    #expect(conversation.respond(to: "contrast off").request == .contrast(false))
    #expect(conversation.runs.count == 2)
  }

  @Test
  func
    `contrast on prints both worlds as they are, and each thing once that the partner broke meanwhile`()
  {
    let conversation = Conversation.correct("tap Add", "tap Add")
    let shown = """
      > contrast on
      | To Do                          [Add]
      | 0  To Do Item 1
      | 1  To Do Item 2
      [misused]
      ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed
      ! model-in-controller: 'ToDoListController' keeps model values in 'items'
      """
    #expect(conversation.merged(["contrast on"]) == shown)
    #expect(conversation.merged(["contrast on"]) == shown)
    #expect(conversation.merged(["contrast off"]) == "> contrast off")
    _ = conversation.respond(to: "swap misused to correct")
    #expect(
      conversation.merged(["contrast on"]) == """
        > contrast on
        | To Do                          [Add]
        [correct]
        | 0  To Do Item 1
        | 1  To Do Item 2
        """
    )
  }

  @Test func `a difference from the correct wiring is no clean world, and why tells it`() {
    let conversation = Conversation(systems: System.adversaries)
    for line in ["system guilty", "wirings counting-once, counting-twice", "expect clean"] {
      #expect(
        conversation.respond(to: line).transcripts.allSatisfy {
          !$0.contains { $0.kind == .failure }
        }
      )
    }
    #expect(
      conversation.merged(["tap Add", "expect clean", "expect symptom diverges", "why"]) == """
        > tap Add
        ~ VisitCounter.count set to 1
        | Visits
        | 1
        | [Add]
        [counting-twice]
        ~ VisitCounter.count set to 2
        | Visits
        | 2
        | [Add]
        > expect clean
        [counting-twice]
        ! expected no breach or symptom; there was 'diverges'
        > expect symptom diverges
        [counting-once]
        ! expected the symptom 'diverges'; there was none
        > why
        [counting-once]
        = the lab has found no breach and no symptom
        [counting-twice]
        = diverges: after 'tap Add', 'first' shows '2'; in 'counting-once' it shows '1'
        =
        =   after the same actions the screens differ from the correct wiring's
        =   The code of this wiring does something else, or nothing, where the
        =   correct one shows a change.
        """
    )
  }

  @Test func `contrast on reports at once in what the screens differ already`() {
    let conversation = Conversation.about(["misused", "correct"], "open list", "tap Add")
    #expect(
      conversation.merged(["contrast on", "expect rows 1", "undo", "contrast on"]) == """
        > contrast on
        | first   To Do                  [Add]
        [correct]
        | first   0  To Do Item 1
        [*]
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        [misused]
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'
        ! screens-disagree: 'first' shows no row 'To Do Item 1'
        ! diverges: 'first' does not show '0 To Do Item 1'; in 'correct' it does
        > expect rows 1
        > undo
        | first   To Do                  [Add]
        [correct]
        | first   0  To Do Item 1
        [*]
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        > contrast on
        | first   To Do                  [Add]
        [correct]
        | first   0  To Do Item 1
        [*]
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        [misused]
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'
        ! screens-disagree: 'first' shows no row 'To Do Item 1'
        ! diverges: 'first' does not show '0 To Do Item 1'; in 'correct' it does
        """
    )
  }

  @Test func `without a contrast, expect compares with a correct wiring that runs beside`() {
    let conversation = Conversation.about(["misused", "correct"])
    let expectation = "expect symptom diverges"
    let missing = "! expected the symptom 'diverges'; there was none"
    func reply(_ conversation: Conversation) -> [[String]] {
      conversation.respond(to: expectation).transcripts.map { $0.map(\.description) }
    }
    #expect(reply(conversation) == [[missing], [missing]])
    for command in ["open list", "tap Add"] { _ = conversation.respond(to: command) }
    #expect(reply(conversation) == [[], [missing]])
    let alone =
      "! 'diverges' is found only beside a correct wiring; choose both: 'wirings correct, misused'"
    #expect(reply(Conversation.about(["misused"], "tap Add")) == [[alone]])
  }

  @Test func `a contrast reports where the screens begin to differ, and expect finds it`() {
    let conversation = Conversation.correct("open list")
    #expect(
      conversation.merged([
        "contrast on", "expect symptom diverges", "tap Add", "tap Add", "expect symptom diverges",
        "undo 3", "expect symptom diverges", "close first", "tap Add",
      ]) == """
        > contrast on
        | first   To Do                  [Add]
        | second  To Do                  [Add]
        > expect symptom diverges
        ! expected the symptom 'diverges'; there was none
        > tap Add
        [correct]
        ~ ToDoStore inserted [0]
        | first   To Do                  [Add]
        | first   0  To Do Item 1
        [*]
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        [misused]
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'
        ! screens-disagree: 'first' shows no row 'To Do Item 1'
        ! diverges: 'first' does not show '0 To Do Item 1'; in 'correct' it does
        > tap Add
        [correct]
        ~ ToDoStore inserted [1]
        | first   To Do                  [Add]
        | first   0  To Do Item 1
        | first   1  To Do Item 2
        [*]
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        | second  1  To Do Item 2
        [misused]
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed
        > expect symptom diverges
        [correct]
        ! expected the symptom 'diverges'; there was none
        > undo 3
        | first   To Do                  [Add]
        | second  To Do                  [Add]
        > expect symptom diverges
        ! expected the symptom 'diverges'; there was none
        > close first
        > tap Add
        [correct]
        ~ ToDoStore inserted [0]
        [*]
        | To Do                          [Add]
        | 0  To Do Item 1
        [misused]
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'
        """
    )
  }

  @Test func `two wirings without a contrast report no difference`() {
    let conversation = Conversation(systems: .all)
    #expect(
      conversation.merged([
        "system todo", "wirings correct, misused", "open list", "tap Add",
      ]) == """
        > system todo
        > wirings correct, misused
        | To Do                          [Add]
        > open list
        | second  To Do                  [Add]
        > tap Add
        [correct]
        ~ ToDoStore inserted [0]
        | first   To Do                  [Add]
        | first   0  To Do Item 1
        [*]
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        [misused]
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'
        ! screens-disagree: 'first' shows no row 'To Do Item 1'
        """
    )
  }

  @Test func `undo into other worlds keeps the differences that were found there`() {
    let conversation = Conversation.correct("open list")
    _ = conversation.transcript(["contrast on", "tap Add"])
    let before = conversation.state(["screen"])
    _ = conversation.transcript(["wirings correct, misused", "undo"])
    #expect(conversation.state(["screen"]) == before)
  }

  @Test func `a contrast without a partner is refused`() {
    #expect(
      Conversation(systems: .all).transcript(["contrast on", "system todo", "contrast on"]) == """
        > contrast on
        ? no system yet; choose one with 'system NAME'
        > system todo
        > contrast on
        ? no wiring of 'todo' yet; choose with 'wirings NAME': correct, queueing, misused, massive, \
        misused-server, optimistic, half-store, half-notified, model-paints, rightmvc, onevcat
        """
    )
    #expect(
      Stage { Screen() }.reply(to: "contrast on")
        == "? 'contrast' can't be done here; 'stage' has no wiring to set beside 'only'"
    )
  }

  @Test func `each window stands beside itself, and equal rows of two windows do not`() {
    let conversation = Conversation.about(
      ["correct", "misused"],
      "contrast on",
      "open list as second",
      "in first tap Add"
    )
    let reply = conversation.respond(to: "in second tap Add")
    let sides = (reply.parts.last?.withUnchangedWindows ?? []).map {
      $0.filter { $0.kind == .screen || $0.kind == .answer }
    }
    var columns = SideBySide(width: 80)
    #expect(
      columns.lines(sides[0], sides[1]) == [
        "                                       * = 'first' has not changed:",
        "| first   To Do                  [Add] | | first   To Do                  [Add]",
        "| first   0  To Do Item 1              | | first   0  To Do Item 1",
        "| first   1  To Do Item 2              :",
        "| second  To Do                  [Add] | | second  To Do                  [Add]",
        "| second  0  To Do Item 1              | | second  0  To Do Item 1",
        "| second  1  To Do Item 2              :",
      ]
    )
    // What is found stands below the screens of both.
    let left = [OutputLine(.screen, "List", window: "first"), OutputLine(.symptom, "x: no row")]
    let right = [
      OutputLine(.screen, "List", window: "first"), OutputLine(.screen, "Row", window: "first"),
    ]
    #expect(
      columns.lines(left, right) == [
        "| List                                 | | List",
        "                                       : | Row",
        "! x: no row                            :",
      ]
    )
    let first = [OutputLine(.screen, "To Do", window: "first")]
    let second = [OutputLine(.screen, "To Do", window: "second")]
    #expect(
      columns.lines(first, second) == [
        "| To Do                                :",
        "                                       : | To Do",
      ]
    )
  }

  @Test(arguments: [["correct", "misused"], ["misused", "correct"]])
  func `what is found stands below the screens with its places, on either side`(wirings: [String]) {
    let conversation = Conversation.about(wirings, "contrast on", "open list as second")
    let reply = conversation.respond(to: "in first tap Add")
    let sides = (reply.parts.last?.withUnchangedWindows ?? []).map {
      $0.flatMap(SideBySide.lines)
    }
    var columns = SideBySide(width: 90)
    let rows = columns.rows(sides[0], sides[1]).map(\.description)
    let found = rows.firstIndex { $0.contains("! ") } ?? 0
    #expect(rows.contains { $0.contains("MisusedListController.swift:25") })
    #expect(rows[..<found].count { $0.contains("second  0  To Do Item 1") } == 1)
    #expect(!rows[found...].contains { $0.contains("| second") }, "\(rows.joined(separator: "\n"))")
  }

  @Test func `what is merged of two wirings has the window of each line`() {
    let conversation = Conversation.about(["correct", "misused"], "open list as second")
    _ = conversation.respond(to: "in first tap Add")
    let flow = conversation.read("show flow")
    #expect(
      flow.filter { $0.hasSuffix("in 'second'") || $0.hasSuffix("in 'first'") } == [
        "= user event  user -> 'Add'  tap 'Add'  in 'first'",
        """
        =       notification  ToDoStore -> ToDoListController  (CorrectListController.swift:15)  \
        in 'first'
        """,
        """
        =       notification  ToDoStore -> ToDoListController  (CorrectListController.swift:15)  \
        in 'second'
        """,
      ],
      "\(flow.joined(separator: "\n"))"
    )
  }

  @Test(
    arguments: [
      ("counter", "view-writes-label, logic-in-view", "tap ++"),
      ("counter", "logic-in-view, view-writes-label", "tap ++"),
      ("todo", "misused, half-notified", "tap Add"),
    ]
  )
  func `a finding of two wirings has the line of source of each`(
    system: String,
    wirings: String,
    command: String
  ) {
    let conversation = Conversation(systems: .all)
    for line in ["system \(system)", "wirings \(wirings)"] { _ = conversation.respond(to: line) }
    let reply = conversation.respond(to: command)
    let merged = MergedReply(
      wirings: conversation.runs.map(\.wiring.name),
      replies: reply.transcripts
    )
    let told = merged.parts.compactMap { if case .line(let line) = $0 { line.site } else { nil } }
    let found = conversation.runs.flatMap { $0.findings.compactMap(\.site) }
    #expect(Set(told.map(\.description)) == Set(found.map(\.description)))
    #expect(Set(found.map(\.file)).count > 1)
  }

  @Test func `an interrupted contrast leaves everything as it was`() {
    let conversation = Conversation.correct("tap Add")
    conversation.watch = { _ in false }
    let reply = conversation.respond(to: "contrast on")
    #expect(reply.outcome == .interrupted)
    #expect(reply.request == nil)
    #expect(reply.lines.map(\.description) == ["? interrupted; everything is as it was"])
    #expect(conversation.runs.map(\.wiring.name) == ["correct"])
    #expect(
      conversation.history.done.map(\.command) == ["system todo", "wirings correct", "tap Add"]
    )
  }
}

private final class Screen: ViewController {}

extension Conversation {
  /// A conversation about these wirings of the to-do list, after these commands.
  fileprivate static func about(_ wirings: [String], _ commands: String...) -> Conversation {
    let conversation = Conversation(systems: [.todo])
    let opening = ["system todo", "wirings \(wirings.joined(separator: ", "))"]
    for command in opening + commands { _ = conversation.respond(to: command) }
    return conversation
  }

  /// The merged lines of a command as a person reads them.
  fileprivate func read(_ command: String) -> [String] {
    let reply = respond(to: command)
    return MergedReply(wirings: runs.map(\.wiring.name), replies: reply.transcripts).parts.map {
      switch $0 {
      case .header(let text): text
      case .line(let line): line.shown
      }
    }
  }

  /// A transcript of these commands in all wirings.
  fileprivate func merged(_ commands: [String]) -> String {
    commands.flatMap { command in
      let reply = respond(to: command)
      return ["> \(command)"]
        + MergedReply(wirings: runs.map(\.wiring.name), replies: reply.transcripts).parts.map {
          switch $0 {
          case .header(let text): text
          case .line(let line): line.description
          }
        }
    }.joined(separator: "\n")
  }
}
