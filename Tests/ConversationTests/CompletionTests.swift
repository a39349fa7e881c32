import HeadlessUI
import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct CompletionTests {
  @Test(
    arguments: [
      ("t", 0, "tap, type, turn"),
      ("in ", 3, "first, 'my list'"),
      ("in first ta", 9, "tap"),
      ("tap ", 4, "Add, Delete"),
      ("tap a", 4, "Add"),
      ("in 'my list' tap ", 17, "Add, Delete"),
      ("in 'my li", 3, "'my list'"),
      ("in my", 3, "'my list'"),
      ("repeat 3 t", 9, "tap, type, turn"),
      ("repeat 3 in first swipe ", 24, "'To Do Item 1', 'To Do Item 2'"),
      ("swipe ", 6, "'To Do Item 1', 'To Do Item 2'"),
      ("swipe row ", 10, "'To Do Item 1', 'To Do Item 2'"),
      ("swipe 'To Do Item 2' ", 21, ""),
      ("confirm ", 8, "Delete"),
      ("tap Add ", 8, ""),
      ("tap Add row ", 12, ""),
      ("tap Add in first ", 17, ""),
      ("close ", 6, "first, 'my list'"),
      ("close first by ", 15, "pop, popToRoot, replace, dismiss"),
      ("open ", 5, "list"),
      ("system ", 7, "todo"),
      ("system todo ", 12, "with"),
      ("wirings half", 8, "half-store, half-notified"),
      ("swap on", 5, "onevcat"),
      (
        "explain view-", 8,
        "view-changes-model, view-uses-network, view-observes-model, view-holds-model, view-navigates"
      ),
      ("show s", 5, "screen, source, size, systems"),
      ("expect s", 7, "shows"),
      ("expect symptom f", 15, "fault"),
      ("server l", 7, "latency"),
      ("outside re", 8, "rename, remove, resend, reorder"),
      ("outside remove ", 15, "'To Do Item 1', 'To Do Item 2'"),
      ("outside rename row ", 19, "'To Do Item 1', 'To Do Item 2'"),
      ("outside rename 0 ", 17, ""), ("outside add ", 12, ""),
      ("nosuch ", 7, ""),
      ("type x ", 7, "in"),
      ("type x in y ", 12, ""),
      ("open list ", 10, "as"),
      ("open list as ", 13, ""),
      ("close first by pop ", 19, ""),
      ("show screen ", 12, ""),
      ("show flow ", 10, "calls"),
      ("show flow calls ", 16, ""),
      (
        "show source Half", 12,
        "HalfStoreListController.swift, HalfStoreEditController.swift, HalfNotifiedListController.swift"
      ),
      ("show source ToDoStore.swift ", 28, ""),
      ("back ", 5, "begin, cancel"),
      ("back begin ", 11, ""),
      ("contrast on ", 12, ""),
      ("storage ok ", 11, ""),
      ("advance 2s ", 11, ""),
      ("server latency ", 15, "500ms, 2s"),
      ("explain leak ", 13, ""),
      ("swap misused ", 13, ""), ("swap correct to ", 16, ""),
      ("confirm Delete ", 15, ""),
      ("system todo with server ", 24, ""),
      ("expect enabled ", 15, "Add"),
      ("expect disabled a", 16, "Add"),
      ("expect alive ", 13, "ToDoStore, ToDoListController"),
      ("expect row ", 11, "'To Do Item 1', 'To Do Item 2'"),
      ("expect row 1 ", 13, "'To Do Item 2'"),
      ("expect row 'To Do Item 2' ", 26, "'To Do Item 2'"),
      ("expect row 1 'To Do Item 2' ", 28, ""),
      ("expect shows 'to", 13, "'To Do', 'To Do Item 1', 'To Do Item 2'"),
      ("expect symptom fault ", 21, ""),
      ("wirings correct, mis", 17, "misused, misused-server"),
      ("wirings correct,mis", 16, "misused, misused-server"),
      ("wirings 'correct',one", 18, "onevcat"),
      (
        "wirings misused, misused-server, ", 33,
        "correct, queueing, massive, optimistic, half-store, half-notified, model-paints, rightmvc, onevcat"
      ),
    ] as [(String, Int, String)]
  )
  func `completion suggests what may come next at the end of a line`(
    line: String,
    start: Int,
    texts: String
  ) {
    let conversation = Conversation.correct(
      "repeat 2 tap Add",
      "open list as 'my list'",
      "swipe 0"
    )
    let (found, suggestions) = conversation.completions(of: line)
    #expect(found == start)
    #expect(suggestions.map(\.text).joined(separator: ", ") == texts)
  }

  @Test func `completion suggests the rows that have the button, and no row for another`() {
    let conversation = Conversation(systems: [.news])
    _ = conversation.transcript(["system news", "wirings correct", "server ok"])
    for (line, texts) in [("tap like ", "row"), ("tap Like row ", "0, 1, 2"), ("tap liek ", "")] {
      let suggestions = conversation.completions(of: line).suggestions
      #expect(suggestions.map(\.text).joined(separator: ", ") == texts)
    }
  }

  @Test func `completion puts names with spaces in quotes, and finds them again`() {
    let stage = Stage { Named(["Sign in", "It's me", "Plain"]) }
    #expect(
      stage.conversation.completions(of: "tap ").suggestions == [
        Suggestion("'Sign in'", "enabled"), Suggestion("\"It's me\"", "enabled"),
        Suggestion("Plain", "enabled"),
      ]
    )
    #expect(
      stage.conversation.completions(of: "tap \"it'").suggestions.map(\.text) == ["\"It's me\""]
    )
    #expect(
      stage.reply(to: "tap \"It's me\"") == "! nobody-heard: nobody heard the tap on 'It's me'"
    )
  }

  @Test func `completion suggests the fields after 'type TEXT in'`() {
    let conversation = Conversation.correct("tap Add", "select 0")
    #expect(conversation.completions(of: "type ").suggestions == [])
    #expect(
      conversation.completions(of: "type Milk in ").suggestions == [Suggestion("Title", "enabled")]
    )
    let alert = Conversation(systems: .all)
    _ = alert.transcript(["system items", "wirings correct", "tap Add"])
    #expect(alert.completions(of: "type Milk in ").suggestions == [Suggestion("Title", "enabled")])
    #expect(alert.completions(of: "tap ").suggestions.map(\.text) == ["Cancel", "Save"])
  }
}

private final class Named: ViewController {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  override func loadView() {
    for name in names { view.addSubview(Button(name)) }
  }
}
