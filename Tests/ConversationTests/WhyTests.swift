import LabConversation
import LabStage
import LabSystems
import Testing

@Suite("why")
struct WhyTests {
  private let conversation = Conversation(systems: [.todo])

  init() {
    _ = conversation.transcript(["system todo", "wirings misused", "tap Add", "layout"])
  }

  @Test func `why explains a finding: its rule, its line, the correct one, the hops before it`() {
    #expect(
      conversation.text(of: "why ui-changes-ui") == #"""
        = ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had \#
        changed
        =
        =   a tap or an answer may change the screen only by changing the model
        =   Other screens never learn of a change that one handler paints directly,
        =   and nothing undoes it if the server rejects the request. If screens
        =   repaint only when the model notifies them, all of them stay correct. What
        =   shows no model, such as an error below a field, is the screen's own.
        =
        = MisusedListController.swift:25
        =     22      func append(_ titles: [String]) throws {
        =     23        let first = items.count
        =     24        items += titles.map(ToDoItem.init(title:))
        = >   25        try table.insertRows(at: Indexes(first..<items.count))
        =     26        if items.count >= ToDoItem.limit {
        =     27          addButton.isEnabled = false
        =     28        }
        = 'correct' has no 'ToDoListController.append'; its 'addTapped': \#
        CorrectListController.swift:19
        =     19      private func addTapped() {
        =     20        store.add(["To Do Item \(store.total + 1)"], ifRefused: showRefusal)
        =     21      }
        =
        = user event  user -> 'Add'  tap 'Add'
        =   target-action  'Add' -> ToDoListController  (MisusedListController.swift:10)
        =     call  Misused.ToDoListController.addTapped()
        =       call  Misused.ToDoListController.append(_:)  (MisusedListController.swift:16)
        =         render  ToDoListController -> the table  inserted a row  \#
        (MisusedListController.swift:25)  ! ui-changes-ui
        """#
    )
  }

  @Test func `below a symptom, which has no line, is the code of the last broken law`() {
    let symptom = conversation.transcript(["open list as second", "why"])
    let code = conversation.text(of: "why model-in-controller").lines(from: "= MisusedList")
    #expect(
      symptom.hasSuffix(
        """
        =
        = broken as well: 2 model-in-controller, 3 ui-changes-ui
        =
        = model-in-controller: 'ToDoListController' keeps model values in 'items'
        =
        \(code)
        """
      ),
      "\(symptom)"
    )
    #expect(conversation.text(of: "why 1") == conversation.text(of: "why"))
    #expect(conversation.text(of: "why 2") == conversation.text(of: "why model-in-controller"))
    #expect(conversation.text(of: "why 3") == conversation.text(of: "why ui-changes-ui"))
    #expect(
      conversation.transcript(["why 4", "why 0"])
        == "> why 4\n= only 3 rules are broken here\n> why 0\n= only 3 rules are broken here"
    )
  }

  @Test func `in a wiring without a finding the answer is that there is none`() {
    #expect(
      Conversation.correct("tap Add").transcript(["why", "why leak"]) == """
        > why
        = the lab has found no breach and no symptom
        > why leak
        = the lab has found no 'leak'
        =
        = leak (a symptom)
        =   a screen was closed, and an object of it is still alive
        =
        =   Another object still holds it: in a reference cycle, or by a subscription
        =   or a timer that was never ended. What only a request holds that is still
        =   waiting is no leak: the answer frees it.
        """
    )
  }

  @Test func `without a name the last finding is explained`() {
    #expect(conversation.text(of: "why").hasPrefix("= model-in-controller: 'ToDoListController' "))
    let found = conversation.completions(of: "why ").suggestions.map(\.text)
    #expect(found == ["ui-changes-ui", "model-in-controller"])
  }

  @Test func `a promise is told with its name, and asked for by it`() {
    let code = conversation.text(of: "why model-in-controller").lines(from: "= MisusedList")
    #expect(
      conversation.transcript([
        "close first", "why", "why 'No Lost Entry'", "expect broken 'no lost entry'",
        "why 'at most ten entries'", "why 'no lost'",
      ]) == """
        > close first
        ! broken-promise: 'To Do Item 1' disappeared without a removal
        > why
        = broken-promise 'no lost entry': 'To Do Item 1' disappeared without a removal
        =
        =   an entry goes only when it is removed, and it is the entry whose row was swiped
        =
        = broken as well: 2 model-in-controller, 3 ui-changes-ui
        =
        = model-in-controller: 'ToDoListController' keeps model values in 'items'
        =
        \(code)
        > why 'No Lost Entry'
        = broken-promise 'no lost entry': 'To Do Item 1' disappeared without a removal
        =
        =   an entry goes only when it is removed, and it is the entry whose row was swiped
        =
        = broken as well: 2 model-in-controller, 3 ui-changes-ui
        =
        = model-in-controller: 'ToDoListController' keeps model values in 'items'
        =
        \(code)
        > expect broken 'no lost entry'
        > why 'at most ten entries'
        = the promise 'at most ten entries' was kept
        =
        = at most ten entries (a promise of todo)
        =   a list never has more than ten entries, in whatever way they are added
        > why 'no lost'
        ? unknown rule 'no lost'; did you mean "why 'no lost entry'"?
        """
    )
    #expect(conversation.text(of: "why broken-promise") == conversation.text(of: "why"))
    let printed = "why broken-promise 'no lost entry'"
    #expect(conversation.text(of: printed) == conversation.text(of: "why"))
    #expect(conversation.completions(of: "why ").suggestions.map(\.text).last == "'no lost entry'")
  }

  @Test func `a person reads the name of a broken promise behind it`() {
    let reply = conversation.respond(to: "close first")
    #expect(reply.lines.map(\.place) == ["the promise 'no lost entry'"])
  }
}

extension String {
  /// The lines from the first one that begins with a text.
  fileprivate func lines(from beginning: String) -> String {
    split(separator: "\n").drop { !$0.hasPrefix(beginning) }.joined(separator: "\n")
  }
}
