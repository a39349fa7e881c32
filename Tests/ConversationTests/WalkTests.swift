import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct WalkTests {
  @Test(arguments: [System].all.map(\.name))
  func `to walk through a command changes nothing in the worlds`(name: String) throws {
    let system = try #require([System].all.first { $0.name == name })
    for wiring in system.wirings.enumerated().filter({ $0.offset % 3 == 0 }).map(\.element) {
      let (plain, walked) = (Conversation(systems: .all), Conversation(systems: .all))
      let user = RandomUser(of: system, seed: 0)
      let choice = ["system \(name)", "wirings \(wiring.name)"]
      for line in choice { _ = (plain.respond(to: line), walked.respond(to: line)) }
      for _ in 0..<12 {
        let world = try #require(plain.world)
        if world.hasEnded { break }
        let command = user.next(in: world)
        let expected = plain.respond(to: command)
        let reply = walked.respond(to: "step \(command)")
        if reply.outcome == .malformed {
          _ = walked.respond(to: command)
          continue
        }
        #expect(reply.transcripts == expected.transcripts, "\(wiring.name): \(command)")
        guard let walk = reply.walk else { continue }
        for stop in 0..<walk.count { _ = walk.reply(at: stop, since: stop > 0 ? stop - 1 : nil) }
      }
      let subjects = ["screen", "model", "flow", "alive"]
      #expect(plain.state(subjects) == walked.state(subjects), "\(wiring.name)")
      #expect(plain.history.entries == walked.history.entries)
    }
  }

  @Test func `a walk tells each hop and call, its code, and what models and screens hold then`() {
    let reply = Conversation.correct("tap Add").respond(to: "step in first swipe 0")
    #expect(
      reply.walked == """
        = 1/4  user event  user -> the table  swiping row 0
        =      ToDoStore.items[0] = #1 To Do Item 1
        =      ToDoStore.adding = 0
        | To Do                          [Add]
        | 0  To Do Item 1
        = 2/4    delegate  the table -> ToDoListController  swiping row 0
        = 3/4  end of user event  swiping row 0
        | To Do                          [Add]
        | 0  To Do Item 1             [Delete]
        = 4/4  at rest
        """
    )
  }

  @Test func `two wirings go in step until they part`() {
    let conversation = Conversation(systems: .all)
    for line in ["system todo", "wirings correct, misused"] { _ = conversation.respond(to: line) }
    #expect(
      conversation.respond(to: "step tap Add").walked == #"""
        = 1   user event  user -> 'Add'  tap 'Add'
        [correct]
        =     ToDoStore.items = []
        =     ToDoStore.adding = 0
        [*]
        | To Do                          [Add]
        [correct]
        = 2     target-action  'Add' -> ToDoListController  (CorrectListController.swift:12)
        =         11  override func viewDidLoad() {
        =     >   12    addButton.onTap(self) { $0.addTapped() }
        [misused]
        = 2     target-action  'Add' -> ToDoListController  (MisusedListController.swift:10)
        =          9  override func viewDidLoad() throws {
        =     >   10    addButton.onTap(self) { try $0.addTapped() }
        [correct]
        = 3       call  Correct.ToDoListController.addTapped()
        =     >   19  private func addTapped() {
        =         20    store.add(["To Do Item \(store.total + 1)"], ifRefused: showRefusal)
        [misused]
        = 3       call  Misused.ToDoListController.addTapped()
        =     >   15  func addTapped() throws {
        =         16    try append(["To Do Item \(items.count + 1)"])
        = here they part:
        [correct]
        = 4         call  ToDoStore.add(_:ifRefused:)  (CorrectListController.swift:20)
        =         19  private func addTapped() {
        =     >   20    store.add(["To Do Item \(store.total + 1)"], ifRefused: showRefusal)
        [misused]
        = 4         call  Misused.ToDoListController.append(_:)  (MisusedListController.swift:16)
        =         15  func addTapped() throws {
        =     >   16    try append(["To Do Item \(items.count + 1)"])
        [correct]
        = 5           call  ToDoStore.insert(_:)  (ToDoStore.swift:52)
        =         49  func add(_ titles: [String], ifRefused: Block<String>? = nil) {
        =     >   52    guard server != nil else { return insert(titles.map(ToDoItem.init(title:))) }
        [misused]
        = 5           render  ToDoListController -> the table  inserted a row  (MisusedListController.swift:25)  ! ui-changes-ui
        =         22  func append(_ titles: [String]) throws {
        =     >   25    try table.insertRows(at: Indexes(first..<items.count))
        =     ToDoListController.items[0] = #1 To Do Item 1
        [correct]
        = 6             change  ToDoListController -> ToDoStore  items  inserted [0]  (ToDoStore.swift:95)
        =         92  func insert(_ new: [ToDoItem]) {
        =     >   95    tell(.changed($items.append(contentsOf: fitting)))
        =     ToDoStore.items[0] = #1 To Do Item 1
        [misused]
        = 6             data source  the table -> ToDoListController  numberOfRows
        [correct]
        = 7             call  ToDoStore.tell(_:)  (ToDoStore.swift:95)
        =         92  func insert(_ new: [ToDoItem]) {
        =     >   95    tell(.changed($items.append(contentsOf: fitting)))
        [misused]
        = 7             data source  the table -> ToDoListController  cellForRow 0
        [correct]
        = 8               post  ToDoStore  toDoStoreDidChange  inserted [0]  (ToDoStore.swift:121)
        =     >  121  private func tell(_ event: Event) { post(.toDoStoreDidChange, event) }
        [misused]
        = 8               call  Misused.ToDoListController.table(_:cellForRow:)
        =     >   42  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
        =         43    cell(showing: try items.at(row).title)
        [correct]
        = 9                 notification  ToDoStore -> ToDoListController  (CorrectListController.swift:15)
        =         11  override func viewDidLoad() {
        =     >   15    observe(.toDoStoreDidChange, from: store) { try $0.storeDidChange($1.payload) }
        [misused]
        = 9                 call  ListController.cell(showing:)  (MisusedListController.swift:43)
        =         42  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
        =     >   43    cell(showing: try items.at(row).title)
        [correct]
        = 10                  call  Correct.ToDoListController.storeDidChange(_:)
        =     >   26  private func storeDidChange(_ event: ToDoStore.Event) throws {
        =         27    switch event {
        [misused]
        = 10                  render  ToDoListController -> Cell  wrote in a cell  (ListController.swift:18)
        =         16  func cell(showing title: String) -> Cell {
        =     >   18    cell.text = title
        [correct]
        = 11                    render  ToDoListController -> the table  inserted a row  (CorrectListController.swift:28)
        =         26  private func storeDidChange(_ event: ToDoStore.Event) throws {
        =     >   28    case .changed(let change): try table.apply(change)
        [misused]
        = 11          end of render  inserted a row
        | To Do                          [Add]
        | 0  To Do Item 1
        [correct]
        = 12                      data source  the table -> ToDoListController  numberOfRows
        [misused]
        = 12  at rest
        [correct]
        = 13                      data source  the table -> ToDoListController  cellForRow 0
        [correct]
        = 14                        call  Correct.ToDoListController.table(_:cellForRow:)
        =     >   43  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
        =         44    cell(showing: try store.items.at(row).title)
        [correct]
        = 15                          call  ListController.cell(showing:)  (CorrectListController.swift:44)
        =         43  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
        =     >   44    cell(showing: try store.items.at(row).title)
        [correct]
        = 16                            render  ToDoListController -> Cell  wrote in a cell  (ListController.swift:18)
        =         16  func cell(showing title: String) -> Cell {
        =     >   18    cell.text = title
        [correct]
        = 17                    end of render  inserted a row
        | To Do                          [Add]
        | 0  To Do Item 1
        [correct]
        = 18  at rest
        """#
    )
  }

  @Test func `each key of the walk leads to a row`() throws {
    let reply = Conversation.correct().respond(to: "step tap Add")
    let walk = try #require(reply.walk)
    #expect(
      (0..<walk.count).map(walk.stopOutside)
        == Array(repeating: 17, count: 11) + Array(repeating: 16, count: 5) + [17, 17]
    )
    #expect((0..<walk.count).allSatisfy { walk.stopBreaking(after: $0) == nil })
    #expect(
      walk.reply(at: walk.count - 1, since: 0).lines.map(\.shown).joined(separator: "\n") == """
        = 18/18  at rest
        =        ToDoStore.items[0] = #1 To Do Item 1
        | To Do                          [Add]
        | 0  To Do Item 1
        """
    )
  }

  @Test func `what can't be walked through is refused with its place`() {
    let conversation = Conversation.correct()
    let lines = [
      "step", "step help", "step undo", "step repeat 2 tap Add", "repeat 2 step tap Add",
      "step step tap Add", "step tap Nope", "in first step tap Ad",
    ]
    let answers = lines.map { line in
      let reply = conversation.respond(to: line)
      return "\(line) -> \(reply.column): \(reply.errors.joined())"
    }
    #expect(
      answers.joined(separator: "\n") == """
        step -> 5: a command is missing; usage: step COMMAND
        step help -> 6: 'step' can't walk through 'help'; it is for one act of the user, of the server, of time or of another device
        step undo -> 6: 'step' can't walk through 'undo'; it is for one act of the user, of the server, of time or of another device
        step repeat 2 tap Add -> 15: 'step' can't walk through 'repeat'; it is for one act of the user, of the server, of time or of another device
        repeat 2 step tap Add -> 15: 'step' can't walk through 'repeat'; it is for one act of the user, of the server, of time or of another device
        step step tap Add -> 6: 'step' is there twice; once is enough
        step tap Nope -> 6: unknown control 'Nope'; there is 'Add'
        in first step tap Ad -> 15: unknown control 'Ad'; did you mean 'in first step tap Add'?
        """
    )
    #expect(conversation.history.count == 2)
    _ = conversation.respond(to: "wirings correct, misused, onevcat")
    #expect(
      conversation.respond(to: "step tap Add").errors == [
        "'step' can't be done here; it walks through one wiring or two; 'wirings' chooses them"
      ]
    )
  }

  @Test func `a command that ends its world is walked through to its end`() throws {
    let conversation = Conversation(systems: .all)
    for line in ["system counter", "wirings observer-sends-events"] {
      _ = conversation.respond(to: line)
    }
    let reply = conversation.respond(to: "step tap ++")
    let walk = try #require(reply.walk)
    let end = walk.reply(at: walk.count - 1, since: walk.count - 2)
    #expect(end.lines.first?.text == "400/400  the world has ended")
    #expect(
      reply.lines.last?.text == "endless: the action has not come to rest after 332 hops"
    )
  }

  @Test func `a walk counts as its command, once`() {
    let conversation = Conversation.correct("step  tap Add", "in first step tap Add")
    #expect(
      conversation.history.entries.map(\.command).suffix(2) == ["tap Add", "in first tap Add"]
    )
    #expect(
      conversation.transcript(["undo", "redo"]) == """
        > undo
        | To Do                          [Add]
        | 0  To Do Item 1
        > redo
        ~ ToDoStore inserted [1]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        """
    )
  }
}

extension Reply {
  /// All rows of the walk, as in a pipe.
  fileprivate var walked: String {
    guard let walk else { return "no walk" }
    return (0..<walk.count).flatMap { row in
      let reply = walk.reply(at: row, since: row > 0 ? row - 1 : nil)
      let merged = MergedReply(
        wirings: reply.parts[0].wirings,
        replies: reply.transcripts
      )
      return merged.parts.map { part in
        switch part {
        case .header(let text): text
        case .line(let line): line.shown
        }
      }
    }.joined(separator: "\n")
  }
}
