import Foundation
import HeadlessUI
import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct ShowTests {
  @Test func `show flow prints the flow of the last command`() {
    #expect(
      Conversation.correct("tap Add").text(of: "show flow") == """
        = user event  user -> 'Add'  tap 'Add'
        =   target-action  'Add' -> ToDoListController  (CorrectListController.swift:12)
        =     change  ToDoListController -> ToDoStore  items  inserted [0]  (ToDoStore.swift:95)
        =     post  ToDoStore  toDoStoreDidChange  inserted [0]  (ToDoStore.swift:121)
        =       notification  ToDoStore -> ToDoListController  (CorrectListController.swift:15)
        =         render  ToDoListController -> the table  inserted a row  \
        (CorrectListController.swift:28)
        =           data source  the table -> ToDoListController  numberOfRows
        =           data source  the table -> ToDoListController  cellForRow 0
        =             render  ToDoListController -> Cell  wrote in a cell  (ListController.swift:18)
        """
    )
  }

  @Test func `show flow prints an answer below the request that caused it`() {
    let conversation = Conversation(systems: .all)
    _ = conversation.transcript([
      "system todo with server", "wirings correct", "server ok", "tap Add", "server ok",
    ])
    #expect(
      conversation.text(of: "show flow") == """
        = user event  user -> 'Add'  tap 'Add'  (earlier)
        =   target-action  'Add' -> ToDoListController  (CorrectListController.swift:12)  (earlier)
        =     request  ToDoStore -> server  add  To Do Item 1  (ToDoStore.swift:30)  (earlier)
        =       answer  server -> ToDoStore  add  ok: #1 To Do Item 1  (ToDoStore.swift:30)
        =         change  ToDoStore  items  inserted [0]  (ToDoStore.swift:95)
        =         post  ToDoStore  toDoStoreDidChange  inserted [0]  (ToDoStore.swift:121)
        =           notification  ToDoStore -> ToDoListController  (CorrectListController.swift:15)
        =             render  ToDoListController -> the table  inserted a row  \
        (CorrectListController.swift:28)
        =               data source  the table -> ToDoListController  numberOfRows
        =               data source  the table -> ToDoListController  cellForRow 0
        =                 render  ToDoListController -> Cell  wrote in a cell  (ListController.swift:18)
        """
    )
  }

  @Test func `show prints screens, models, living objects and requests`() {
    let conversation = Conversation(systems: .all)
    _ = conversation.transcript([
      "system todo with server", "wirings misused-server", "batch 2", "open list",
    ])
    #expect(
      conversation.transcript([
        "show screen", "show model", "show alive", "show requests",
      ]) == """
        > show screen
        = first   To Do                  [Add]
        = first   0  Pasted 1
        = first   1  Pasted 2
        = second  To Do                  [Add]
        > show model
        = first: ToDoListController.items[0] = #1 Pasted 1
        = first: ToDoListController.items[1] = #2 Pasted 2
        > show alive
        = controller  first: ToDoListController
        = controller  second: ToDoListController
        > show requests
        = 1  load
        = 2  load
        """
    )
  }

  @Test func `with several windows, show prints the window of each controller`() {
    let conversation = Conversation(systems: [.todo])
    let looks = ["show model", "show alive"]
    _ = conversation.transcript(["system todo", "wirings misused", "tap Add"])
    #expect(
      conversation.transcript(looks + ["open list as 'my list'", "in first select 0"] + looks)
        == """
        > show model
        = ToDoListController.items[0] = #1 To Do Item 1
        > show alive
        = controller  ToDoListController
        > open list as 'my list'
        | my list  To Do                 [Add]
        ! screens-disagree: 'my list' shows no row 'To Do Item 1'
        > in first select 0
        | first    < Edit
        | first    To Do Item 1
        | first    Title: To Do Item 1_
        | first    [Save]  [Delete]
        ! model-in-controller: 'ToDoEditController' keeps model values in 'item'  \
        (MisusedEditController.swift:12)
        > show model
        = first: ToDoListController.items[0] = #1 To Do Item 1
        = first: ToDoEditController.item = #1 To Do Item 1
        > show alive
        = controller  first: ToDoListController
        = controller  my list: ToDoListController
        = controller  first: ToDoEditController
        """
    )
  }

  @Test func `a model that is a value is shown where it is held, else by itself`() {
    let conversation = Conversation(systems: .all)
    _ = conversation.transcript(["system news", "wirings standard", "server ok"])
    #expect(
      conversation.transcript(["show model"]) == """
        > show model
        = NewsController.dataSource[0] = 00 a1 国际新闻 1, Follow, Like 7, Share 1, Talk 3
        = NewsController.dataSource[1] = 01 a2 科技新闻 2, Follow, Like 14, Share 2, Talk 6
        = NewsController.dataSource[2] = 02 a3 国内新闻 3, Follow, Like 1, Share 3, Talk 9
        = NewsController.dataSource[3] = 03 a4 国际新闻 4, Follow, Like 8, Share 0, Talk 2
        = NewsController.dataSource[4] = 04 a5 科技新闻 5, Follow, Like 15, Share 1, Talk 5
        = NewsCell.model = 00 a1 国际新闻 1, Follow, Like 7, Share 1, Talk 3
        = NewsCell.model = 01 a2 科技新闻 2, Follow, Like 14, Share 2, Talk 6
        = NewsCell.model = 02 a3 国内新闻 3, Follow, Like 1, Share 3, Talk 9
        """
    )
    _ = conversation.transcript(["advance 5s", "tap like row 0", "pull", "server ok last"])
    let models = conversation.transcript(["show model"])
    #expect(models.contains("\n= NewsModel.likeNum = 7\n"), "\(models)")
    #expect(models.components(separatedBy: "NewsModel.likeNum").count == 2, "\(models)")
  }

  @Test func `the lines of source have a column of their own where all have room`() {
    let replies = ["correct", "misused"].map { wiring in
      let conversation = Conversation(systems: [.todo])
      for line in ["system todo", "wirings \(wiring)", "open list", "in first tap Add"] {
        _ = conversation.respond(to: line)
      }
      return conversation.respond(to: "show flow").lines
    }
    let narrow = [replies[1]].withColumnOfSites(in: 109)[0]
    #expect(narrow == replies[1])
    let wide = replies.withColumnOfSites(in: 110)
    #expect(
      wide[1].map(\.shown).joined(separator: "\n") == """
        = user event  user -> 'Add'  tap 'Add'  in 'first'
        =   target-action  'Add' -> ToDoListController                                  MisusedListController.swift:10
        =     render  ToDoListController -> the table  inserted a row  ! ui-changes-ui  MisusedListController.swift:25
        =       data source  the table -> ToDoListController  numberOfRows
        =       data source  the table -> ToDoListController  cellForRow 0
        =         render  ToDoListController -> Cell  wrote in a cell                   ListController.swift:18
        """
    )
    // One column for both, so that equal lines stay equal.
    #expect(wide[0][0] == wide[1][0])
  }

  @Test func `show flow marks the hop that breaks a law, in its tree`() {
    let text = Conversation(systems: .all).transcript([
      "system todo", "wirings misused", "tap Add", "show flow",
    ])
    let marked = text.split(separator: "\n").filter { $0.contains("! ui-changes-ui") }
    #expect(
      marked.dropFirst().joined(separator: "\n") == """
        =     render  ToDoListController -> the table  inserted a row  (MisusedListController.swift:25)  ! ui-changes-ui
        """
    )
  }

  @Test func `show cost counts the hops of a command`() {
    #expect(
      Conversation.correct("tap Add").transcript([
        "show cost", "show flow dot",
      ])
        == """
        > show cost
        =                         last     all
        = hops in all                9      17
        = notifications posted       1       1
        = observers woken            1       1
        = observers that acted       1       1
        = cells painted              1       1
        = requests sent              0       0
        > show flow dot
        ? unknown form 'dot'; there is 'calls'
        """
    )
  }

  @Test func `show rules prints the style's laws, the symptoms and the promises`() {
    let laws = Style.cocoaMVC.laws.map { "=   \($0.name): \($0.sentence)" }
    let symptoms = Symptom.standard.map { "=   \($0.name): \($0.sentence)" }
    #expect(
      Conversation.correct().text(of: "show rules") == """
        = laws of Cocoa MVC: what a wiring must do
        \(laws.joined(separator: "\n"))
        =
        = symptoms: what a user must not see
        \(symptoms.joined(separator: "\n"))
        =
        = promises of todo: what the product owes its users
        =   at most ten entries: a list never has more than ten entries, in whatever way they are added
        =   no lost entry: an entry goes only when it is removed, and it is the entry whose row was swiped
        =   the server's entries: while no request waits for its answer, a list has the entries that the \
        server granted
        """
    )
  }

  @Test func `explain says why a rule matters`() {
    #expect(
      Conversation.correct().transcript(["explain ui-changes-ui", "explain LEAK"]) == """
        > explain ui-changes-ui
        = ui-changes-ui (a law; from RightMVC)
        =   a tap or an answer may change the screen only by changing the model
        =
        =   Other screens never learn of a change that one handler paints directly,
        =   and nothing undoes it if the server rejects the request. If screens
        =   repaint only when the model notifies them, all of them stay correct. What
        =   shows no model, such as an error below a field, is the screen's own.
        > explain LEAK
        = leak (a symptom)
        =   a screen was closed, and an object of it is still alive
        =
        =   Another object still holds it: in a reference cycle, or by a subscription
        =   or a timer that was never ended. What only a request holds that is still
        =   waiting is no leak: the answer frees it.
        """
    )
  }

  @Test func `a command that only the caller can execute becomes a request`() {
    let conversation = Conversation.correct()
    #expect(conversation.respond(to: "quit").request == .quit)
    #expect(
      conversation.respond(to: "save my list.md").request == .save(file: "my list.md", again: false)
    )
    #expect(
      conversation.respond(to: "save my list.md again").request
        == .save(file: "my list.md", again: true)
    )
    #expect(conversation.respond(to: "source 'a b.mvc'").request == .source(file: "a b.mvc"))
    #expect(conversation.history.done.map(\.command) == ["system todo", "wirings correct"])
  }
}
