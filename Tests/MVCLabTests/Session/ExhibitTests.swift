import MVCLab
import Systems
import Testing

@Suite("What a session shows")
struct ExhibitTests {
  @Test("the flow of the last command, whole")
  func flow() {
    #expect(
      Session.correct("tap Add").text(of: "show flow") == """
        = user event  user -> 'Add'  tap 'Add'
        =   target-action  'Add' -> ToDoListController  (CorrectListController.swift:14)
        =     change  ToDoListController -> ToDoStore  items  inserted [0]  (ToDoStore.swift:93)
        =     post  ToDoStore  toDoStoreDidChange  inserted [0]  (ToDoStore.swift:114)
        =       notification  ToDoStore -> ToDoListController  (CorrectListController.swift:17)
        =         render  ToDoListController -> the table  inserted a row  \
        (CorrectListController.swift:31)
        =           data source  the table -> ToDoListController  numberOfRows
        =           data source  the table -> ToDoListController  cellForRow 0
        =             render  ToDoListController -> Cell  wrote in a cell  \
        (ListController.swift:17)
        """
    )
  }

  @Test("the flow of an answer hangs below what asked for it")
  func flowOfAnswer() {
    let session = Session(systems: .all)
    _ = session.transcript([
      "system todo with server", "wirings correct", "server ok", "tap Add", "server ok",
    ])
    #expect(
      session.text(of: "show flow") == """
        = user event  user -> 'Add'  tap 'Add'  (earlier)
        =   target-action  'Add' -> ToDoListController  (CorrectListController.swift:14)  \
        (earlier)
        =     request  ToDoStore -> server  add  To Do Item 1  (ToDoStore.swift:48)  (earlier)
        =       answer  server -> ToDoStore  add  ok: #1 To Do Item 1  (ToDoStore.swift:50)
        =         change  ToDoStore  items  inserted [0]  (ToDoStore.swift:93)
        =         post  ToDoStore  toDoStoreDidChange  inserted [0]  (ToDoStore.swift:114)
        =           notification  ToDoStore -> ToDoListController  \
        (CorrectListController.swift:17)
        =             render  ToDoListController -> the table  inserted a row  \
        (CorrectListController.swift:31)
        =               data source  the table -> ToDoListController  numberOfRows
        =               data source  the table -> ToDoListController  cellForRow 0
        =                 render  ToDoListController -> Cell  wrote in a cell  \
        (ListController.swift:17)
        """
    )
  }

  @Test("screens, models, who is alive, requests, code")
  func others() {
    let session = Session(systems: .all)
    _ = session.transcript([
      "system todo with server", "wirings misused-server", "batch 2", "open list",
    ])
    #expect(
      session.transcript([
        "show screen", "show model", "show alive", "show requests",
      ]) == """
        > show screen
        = first   To Do                  [Add]
        = first   0  Pasted 1
        = first   1  Pasted 2
        = second  To Do                  [Add]
        > show model
        = ToDoListController.items[0] = #1 Pasted 1
        = ToDoListController.items[1] = #2 Pasted 2
        > show alive
        = controller  ToDoListController
        = controller  ToDoListController
        > show requests
        = 1  load
        = 2  load
        """
    )
  }

  @Test("the source, and the line in it that the last finding speaks of")
  func source() {
    let text = "import MVCLab\n\nfinal class Keeping: ViewController {\n  let entry: Entry\n}"
    let sources = SourceIndex([SourceFile(name: "Keeping.swift", text: text)])
    #expect(
      Stage(sources: sources) { Keeping() }.session.transcript([
        "show code", "show source", "show source keeping.swift", "show source Keepin.swift",
      ]) == """
        > show code
        = model-in-controller: Keeping.swift:4
        =      1  import MVCLab
        =      2
        =      3  final class Keeping: ViewController {
        = >    4    let entry: Entry
        =      5  }
        > show source
        = Keeping.swift
        =    1  import MVCLab
        =    2
        =    3  final class Keeping: ViewController {
        =    4    let entry: Entry
        =    5  }
        > show source keeping.swift
        = Keeping.swift
        =    1  import MVCLab
        =    2
        =    3  final class Keeping: ViewController {
        =    4    let entry: Entry
        =    5  }
        > show source Keepin.swift
        ? unknown file 'Keepin.swift'; did you mean 'Keeping.swift'?
        """
    )
  }

  @Test("what a command took, and its flow as a diagram")
  func costAndDiagram() {
    #expect(
      Session.correct("tap Add").transcript(["show cost", "show flow mermaid", "show flow dot"])
        == """
        > show cost
        =                         last     all
        = hops in all                9      17
        = notifications posted       1       1
        = observers woken            1       1
        = observers that acted       1       1
        = cells painted              1       1
        = requests sent              0       0
        > show flow mermaid
        = sequenceDiagram
        =   participant p0 as user
        =   participant p1 as 'Add'
        =   participant p2 as ToDoListController
        =   participant p3 as ToDoStore
        =   participant p4 as the table
        =   participant p5 as Cell
        =   p0->>p1: tap 'Add'
        =   p1-)p2: target-action
        =   p2->>p3: items inserted [0]
        =   Note over p3: toDoStoreDidChange inserted [0]
        =   p3-)p2: notification
        =   p2->>p4: inserted a row
        =   p4->>p2: numberOfRows
        =   p4->>p2: cellForRow 0
        =   p2->>p5: wrote in a cell
        > show flow dot
        ? unknown form 'dot'
        """
    )
  }

  @Test("the rules of the style, and the symptoms")
  func rules() {
    let laws = Style.cocoaMVC.laws.map { "= \($0.name): \($0.sentence)" }
    let symptoms = Symptom.Kind.allCases.map { "= \($0.rawValue): \($0.sentence)" }
    #expect(Session.correct().text(of: "show rules") == (laws + symptoms).joined(separator: "\n"))
  }

  @Test("why a rule matters")
  func explanations() {
    #expect(
      Session.correct().transcript(["explain ui-changes-ui", "explain LEAK"]) == """
        > explain ui-changes-ui
        = ui-changes-ui (a law; seed 000)
        =   a user action or an answer changes the screen only through a change of the model
        =
        =   What one handler paints, no other screen hears of, and nobody repaints it
        =   when the server refuses. If the model's word is the only brush, every
        =   screen is right after every change.
        > explain LEAK
        = leak (a symptom)
        =   something of a closed screen is still alive
        =
        =   Somebody still holds it: a cycle, a subscription that was not ended, a
        =   request under way.
        """
    )
  }

  @Test("help, which derives from the table of commands")
  func help() {
    let session = Session(systems: .all)
    #expect(
      session.text(of: "help") == """
        = What a person does
        =   tap       tap a button, by its title or identifier
        =   type      replace the text of a field
        =   swipe     swipe row N; its menu opens
        =   confirm   choose from the open menu, alert or sheet
        =   select    tap on row N itself
        =   scroll    scroll until row N is the first on the screen
        =   pull      pull the table down to refresh it
        =   back      leave this screen; or begin to, and finish or cancel it
        =   dismiss   put away the alert, sheet or presented screen
        = What happens around
        =   open      open a window on a screen
        =   close     close a window, or leave its screen by another door
        =   turn      run what waits on the main queue
        =   advance   let time pass, such as 500ms or 2s
        =   layout    lay the screen out once more
        =   server    decide about a request that waits
        =   storage   let the next write fail, or not
        =   outside   let another device change the model
        =   batch     paste N entries at once into the screen
        =   random    choose what chance draws next
        = The laboratory
        =   system    choose a system
        =   wirings   choose wirings, and begin a new world in each
        =   contrast  run every command in two wirings, side by side
        =   show      look at something
        =   undo      take back the last command, or the last N
        =   redo      do again what was taken back
        =   history   list the commands of this story
        =   save      write this story as a scenario
        =   source    carry out the commands in a file
        =   repeat    carry out a command N times
        =   swap      exchange the controllers and keep the model
        =   explain   say why a rule or symptom matters
        =   help      list the commands, or explain one
        =   quit      leave
        = Expectations, silent when they hold
        =   expect    check something, and say so if it does not hold
        = 'in SCREEN COMMAND' addresses a screen by its name; 'help COMMAND' says more.
        """
    )
    for command in Command.all {
      #expect(
        session.text(of: "help \(command.name)") == "= \(command.usage)\n=   \(command.summary)"
      )
    }
  }

  @Test("wishes that a session hands on")
  func requests() {
    let session = Session.correct()
    #expect(session.respond(to: "quit").request == .quit)
    #expect(session.respond(to: "save my list.md").request == .save(file: "my list.md"))
    #expect(session.respond(to: "source 'a b.mvc'").request == .source(file: "a b.mvc"))
    #expect(session.respond(to: "contrast on").request == .contrast(true))
    #expect(session.story == ["system todo", "wirings correct"])
  }
}

private final class Keeping: ViewController {
  private let entry = Entry(title: "kept")
}
