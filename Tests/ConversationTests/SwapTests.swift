import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

/// What a wiring did before a `swap` is not charged to the wiring after it.
@Suite struct SwapTests {
  /// What is printed for the last of these commands, about one wiring.
  private func reply(_ system: String, _ wiring: String, _ commands: String...) -> String {
    let conversation = Conversation(systems: .all)
    return (["system \(system)", "wirings \(wiring)"] + commands).map {
      conversation.respond(to: $0).lines.filter { $0.kind != .screen && $0.kind != .notification }
        .map(\.description).joined(separator: "\n")
    }.last ?? ""
  }

  @Test(arguments: [
    ("todo", "misused", ["batch 2"]), ("todo", "onevcat", ["tap Add"]),
    ("counter", "view-writes-label", ["tap --"]), ("counter", "logic-in-view", ["tap ++"]),
    ("counter", "glue-on-appear", ["tap ++"]),
    ("todo with server", "misused-server", ["server ok 'x, y'", "tap Add"]),
  ])
  func `what goes with the controllers of a wiring is not charged to the next one`(
    system: String,
    wiring: String,
    commands: [String]
  ) {
    let conversation = Conversation(systems: .all)
    for command in ["system \(system)", "wirings \(wiring)"] + commands {
      _ = conversation.respond(to: command)
    }
    let before = conversation.findings.count
    _ = conversation.respond(to: "swap correct")
    #expect(conversation.findings.count == before)
    #expect(conversation.text(of: "expect clean") == "")
  }

  @Test(arguments: [
    ("todo", ["batch 3", "outside remove 1"]),
    ("todo with server", ["server ok 'x, y'", "tap Add", "server ok"]),
    ("counter", ["tap ++"]), ("items", ["outside add Milk"]),
  ])
  func `a correct wiring that replaces itself shows what it showed`(
    system: String,
    commands: [String]
  ) {
    let conversation = Conversation(systems: .all)
    for command in ["system \(system)", "wirings correct"] + commands {
      _ = conversation.respond(to: command)
    }
    let before = conversation.text(of: "show screen")
    _ = conversation.respond(to: "swap correct")
    #expect(conversation.findings == [])
    #expect(conversation.text(of: "show screen") == before)
  }

  @Test func `what the new wiring breaks is charged to it, even if another one broke it before`() {
    let breach = """
      ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model \
      had changed
      ! model-in-controller: 'ToDoListController' keeps model values in 'items'
      """
    #expect(reply("todo", "misused", "tap Add") == breach)
    #expect(reply("todo", "correct", "swap misused", "tap Add") == breach)
    #expect(reply("todo", "misused", "tap Add", "swap misused", "tap Add") == breach)
    #expect(
      reply("todo", "correct", "swap misused", "tap Add", "expect clean")
        == "! expected no breach or symptom; there was 'ui-changes-ui'"
    )
  }

  @Test func `a removal that was asked for before a swap may be granted after it`() {
    let commands = [
      "server ok", "tap Add", "server ok", "swipe 0", "confirm Delete", "swap correct", "server ok",
    ]
    let conversation = Conversation(systems: .all)
    for command in ["system todo with server", "wirings correct"] + commands {
      _ = conversation.respond(to: command)
    }
    #expect(conversation.text(of: "expect rows 0") == "")
    #expect(conversation.findings == [])
  }

  @Test func `an answer to a wiring that was replaced is not missed by the next one`() {
    #expect(reply("todo with server", "misused-server", "swap correct", "server ok") == "")
    #expect(
      reply("news", "standard", "server ok", "tap like row 0", "swap correct", "server ok") == ""
    )
  }

  @Test func `a leak is buried with the wiring that leaks`() {
    let leak = "! expected the symptom 'leak'; there was none"
    let old = ["tap About", "back", "open phone as second", "close first"]
    func reply(_ wiring: String, _ commands: [String]) -> String {
      let conversation = Conversation(systems: .all)
      return (["system counter", "wirings \(wiring)"] + commands).map {
        conversation.text(of: $0)
      }.last ?? ""
    }
    let expectation = "expect symptom leak"
    #expect(reply("controller-keeps-view", old + [expectation]) == "")
    #expect(reply("controller-keeps-view", old + ["swap correct", expectation]) == leak)
    #expect(reply("controller-keeps-view", ["swap correct"] + old + [expectation]) == leak)
    #expect(reply("correct", ["swap controller-keeps-view"] + old + [expectation]) == "")
  }

  @Test func `undo and redo of a swap change what a wiring is charged with`() {
    let conversation = Conversation(systems: .all)
    for command in ["system todo", "wirings misused", "tap Add", "swap correct", "tap Add"] {
      _ = conversation.respond(to: command)
    }
    for command in ["undo", "undo 2", "redo 2"] { _ = conversation.respond(to: command) }
    #expect(conversation.text(of: "expect clean") == "")
    _ = conversation.respond(to: "undo 2")
    #expect(conversation.text(of: "expect breach ui-changes-ui") == "")
  }

  @Test func `with two worlds, swap asks which one, and says what can be typed`() {
    let conversation = Conversation(systems: .all)
    for command in ["system todo", "wirings correct, misused", "tap Add"] {
      _ = conversation.respond(to: command)
    }
    let ways = "'swap correct to half-store' or 'swap misused to half-store'"
    #expect(
      conversation.text(of: "swap half-store") == "? there are 2 worlds; name one: \(ways)"
    )
    #expect(
      conversation.text(of: "use misused").hasSuffix("did you mean 'swap correct to misused'?")
    )
    #expect(
      conversation.text(of: "use correct").hasSuffix("did you mean 'swap misused to correct'?")
    )
    #expect(conversation.runs.map(\.world.wiring.name) == ["correct", "misused"])
    _ = conversation.respond(to: "wirings correct, misused, massive, rightmvc")
    #expect(
      conversation.text(of: "swap onevcat")
        == "? there are 4 worlds; name one: 'swap correct to onevcat'"
    )
  }

  @Test func `a world is known by what it began with, and its title says what runs now`() {
    let conversation = Conversation(systems: .all)
    func titles(after command: String) -> [String] {
      conversation.respond(to: command).parts.last?.wirings ?? []
    }
    _ = conversation.respond(to: "system todo")
    #expect(titles(after: "wirings correct, misused") == ["correct", "misused"])
    #expect(titles(after: "Swap Correct to Half-Store") == ["correct -> half-store", "misused"])
    #expect(titles(after: "swap correct to misused") == ["correct -> misused", "misused"])
    #expect(
      titles(after: "swap misused to correct") == ["correct -> misused", "misused -> correct"]
    )
    #expect(titles(after: "swap correct to correct") == ["correct", "misused -> correct"])
    #expect(titles(after: "undo 3") == ["correct -> half-store", "misused"])
    #expect(titles(after: "redo") == ["correct -> misused", "misused"])
    #expect(titles(after: "wirings misused") == ["misused"])
    #expect(titles(after: "swap misused to correct") == ["misused -> correct"])
  }

  @Test func `a swap in one world leaves the other one alone`() {
    let conversation = Conversation(systems: .all)
    for command in ["system todo", "wirings correct, misused", "tap Add"] {
      _ = conversation.respond(to: command)
    }
    let reply = conversation.respond(to: "swap misused to correct")
    #expect(
      reply.transcripts.map { $0.map(\.description) } == [
        [], ["| To Do                          [Add]"],
      ]
    )
    #expect(conversation.runs[0].findings.isEmpty)
    #expect(conversation.respond(to: "expect rows 1").transcripts.map(\.isEmpty) == [true, false])
  }

  @Test(arguments: [
    ("swap ", 5, "correct, misused"), ("swap correct ", 13, "to"),
    ("swap correct to half", 16, "half-store, half-notified"),
    ("swap misused to mis", 16, "misused, misused-server"),
  ])
  func `with two worlds, Tab completes the world, and then the wiring`(
    line: String,
    start: Int,
    texts: String
  ) {
    let conversation = Conversation(systems: .all)
    for command in ["system todo", "wirings correct, misused"] {
      _ = conversation.respond(to: command)
    }
    let (found, suggestions) = conversation.completions(of: line)
    #expect(found == start)
    #expect(suggestions.map(\.text).joined(separator: ", ") == texts)
  }

  @Test func `contrast sets a partner beside a swapped world, which alone was swapped`() {
    let conversation = Conversation.correct("swap half-store", "tap Add")
    let reply = conversation.respond(to: "contrast on")
    #expect(reply.parts.last?.wirings == ["correct -> half-store", "queueing"])
    #expect(
      conversation.history.done.map(\.command) == [
        "system todo", "wirings correct, queueing", "swap correct to half-store", "tap Add",
      ]
    )
  }

  @Test func `swap exchanges the controllers, and keeps a store that both wirings know`() {
    #expect(
      Conversation.correct("tap Add", "select 0").transcript([
        "swap half-store", "tap Add", "swap misused", "tap Add", "swap misused", "history",
      ]) == """
        > swap half-store
        | To Do                          [Add]
        | 0  To Do Item 1
        > tap Add
        ~ ToDoStore inserted [1]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap, \
        without waiting for the model's notification  (HalfStoreListController.swift:19)
        > swap misused
        | To Do                          [Add]
        > tap Add
        | To Do                          [Add]
        | 0  To Do Item 1
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model \
        had changed  (MisusedListController.swift:25)
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'  \
        (MisusedListController.swift:7)
        > swap misused
        | To Do                          [Add]
        > history
        = 1  system todo
        = 2  wirings correct
        = 3  tap Add
        = 4  select 0
        = 5  swap half-store
        = 6  tap Add
        = 7  swap misused
        = 8  tap Add
        = 9  swap misused
        """
    )
  }
}
