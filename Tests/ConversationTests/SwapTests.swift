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
    let conversation = Conversation(systems: .all, keepsTrail: true)
    for command in ["system todo", "wirings misused", "tap Add", "swap correct", "tap Add"] {
      _ = conversation.respond(to: command)
    }
    for command in ["undo", "undo 2", "redo 2"] { _ = conversation.respond(to: command) }
    #expect(conversation.text(of: "expect clean") == "")
    _ = conversation.respond(to: "undo 2")
    #expect(conversation.text(of: "expect breach ui-changes-ui") == "")
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
