import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct `The wirings of the to-do list` {
  @Test func `correct cuts a batch at ten entries, and a removal makes room`() {
    #expect(
      Conversation.about(.todo, "correct").transcript("batch 12", "swipe 0", "confirm Delete")
        == """
        > batch 12
        ~ ToDoStore inserted [0...9]
        | To Do                          (Add)
        | 0  Pasted 1
        | 1  Pasted 2
        | 2  Pasted 3
        | 3  Pasted 4
        | 4  Pasted 5
        | 5  Pasted 6
        | 6  Pasted 7
        | 7  Pasted 8
        | 8  Pasted 9
        | 9  Pasted 10
        > swipe 0
        | To Do                          (Add)
        | 0  Pasted 1                 [Delete]
        | 1  Pasted 2
        | 2  Pasted 3
        | 3  Pasted 4
        | 4  Pasted 5
        | 5  Pasted 6
        | 6  Pasted 7
        | 7  Pasted 8
        | 8  Pasted 9
        | 9  Pasted 10
        > confirm Delete
        ~ ToDoStore removed [0]
        | To Do                          [Add]
        | 0  Pasted 2
        | 1  Pasted 3
        | 2  Pasted 4
        | 3  Pasted 5
        | 4  Pasted 6
        | 5  Pasted 7
        | 6  Pasted 8
        | 7  Pasted 9
        | 8  Pasted 10
        """
    )
  }

  @Test func `correct asks the server first, and then changes the list`() {
    #expect(
      Conversation.about(.todo, "correct", hasServer: true).transcript(
        "server ok Milk",
        "tap Add",
        "server fail",
        "tap Add",
        "server ok"
      ) == """
        > server ok Milk
        ~ ToDoStore reloaded
        | To Do                          [Add]
        | 0  Milk
        > tap Add
        > server fail
        ~ ToDoStore was refused 'add To Do Item 2'
        ~ ToDoStore called a block
        | To Do                          [Add]
        | 0  Milk
        | ( The server refused: add To Do I… )
        > tap Add
        > server ok
        ~ ToDoStore inserted [1]
        | To Do                          [Add]
        | 0  Milk
        | 1  To Do Item 2
        | ( The server refused: add To Do I… )
        """
    )
  }

  @Test func `correct counts the entries that it has requested when it names another`() {
    let conversation = Conversation.about(.todo, "correct", hasServer: true)
    _ = conversation.transcript("server ok", "tap Add", "tap Add", "server ok", "server ok")
    #expect(
      conversation.transcript("show screen") == """
        > show screen
        = To Do                          [Add]
        = 0  To Do Item 1
        = 1  To Do Item 2
        """
    )
  }

  @Test func `correct shows a refusal in the window that asked, and makes room in all`() {
    let conversation = Conversation.about(.todo, "correct", hasServer: true)
    _ = conversation.transcript("server ok", "batch 10", "open list as second")
    #expect(
      conversation.transcript("server fail") == """
        > server fail
        ~ ToDoStore was refused 'add Pasted 1, Pasted 2, Pasted 3, Pasted 4, Pasted 5, Pasted 6, \
        Pasted 7, Pasted 8, Pasted 9, Pasted 10'
        | first   To Do                  [Add]
        | second  To Do                  [Add]
        ~ ToDoStore called a block
        | first   To Do                  [Add]
        | first   ( The server refused: add… )
        """
    )
  }

  @Test func `correct shows the refusal of an edit in the window of the edit screen`() {
    let conversation = Conversation.about(.todo, "correct", hasServer: true)
    _ = conversation.transcript("server ok Milk", "open list as second", "in second select 0")
    _ = conversation.transcript("in second tap Delete")
    #expect(
      conversation.transcript("server fail") == """
        > server fail
        ~ ToDoStore was refused 'remove Milk'
        ~ ToDoStore called a block
        | second  To Do                  [Add]
        | second  0  Milk
        | second  ( The server refused: rem… )
        """
    )
  }

  @Test func `queueing sends a lost request again, and correct refuses it`() {
    let story = ["server ok", "tap Add", "server drop", "advance 61s", "expect requests 1"]
    let queueing = Conversation.about(.todo, "queueing", hasServer: true)
    for line in story { _ = queueing.respond(to: line) }
    _ = queueing.transcript("server drop", "advance 61s", "server ok", "expect rows 1")
    #expect(queueing.findings.map(\.text) == [])
    let correct = Conversation.about(.todo, "correct", hasServer: true)
    for line in story.dropLast() { _ = correct.respond(to: line) }
    #expect(
      correct.transcript("expect requests 0", "expect rows 0")
        == "> expect requests 0\n> expect rows 0"
    )
  }

  @Test func `misused shows a new entry in the screen that added it, and in no other`() {
    #expect(
      Conversation.about(.todo, "misused").transcript("tap Add", "open list") == """
        > tap Add
        | To Do                          [Add]
        | 0  To Do Item 1
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model \
        had changed
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'
        > open list
        | second  To Do                  [Add]
        ! screens-disagree: 'second' shows no row 'To Do Item 1'
        """
    )
  }

  @Test func `misused reports an edit through the delegate of the edit screen`() {
    #expect(
      Conversation.about(.todo, "misused").transcript(
        "tap Add",
        "select 0",
        "type Milk",
        "tap Save"
      ) == """
        > tap Add
        | To Do                          [Add]
        | 0  To Do Item 1
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model \
        had changed
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'
        > select 0
        | < Edit
        | To Do Item 1
        | Title: To Do Item 1_
        | [Save]  [Delete]
        ! model-in-controller: 'ToDoEditController' keeps model values in 'item'
        > type Milk
        | < Edit
        | To Do Item 1
        | Title: Milk_
        | [Save]  [Delete]
        > tap Save
        | To Do                          [Add]
        | 0  Milk
        ! ui-changes-ui: 'ToDoListController' repainted a row in response to a tap; no model \
        had changed
        """
    )
  }

  @Test func `misused-server replaces the list by the answer, and leaves the button disabled`() {
    #expect(
      Conversation.about(.todo, "misused-server", hasServer: true).transcript(
        "batch 10",
        "server ok Milk"
      ) == """
        > batch 10
        | To Do                          (Add)
        | 0  Pasted 1
        | 1  Pasted 2
        | 2  Pasted 3
        | 3  Pasted 4
        | 4  Pasted 5
        | 5  Pasted 6
        | 6  Pasted 7
        | 7  Pasted 8
        | 8  Pasted 9
        | 9  Pasted 10
        ! ui-changes-ui: 'ToDoListController' inserted 10 rows in response to pasting; no \
        model had changed
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'
        > server ok Milk
        | To Do                          (Add)
        | 0  Milk
        ! ui-changes-ui: 'ToDoListController' reloaded the table in response to an answer; no \
        model had changed
        ! screen-disagrees-with-model: 'first' shows (Add); by its model it is [Add]
        ! broken-promise: 'Pasted 1' and 9 more disappeared without a removal
        """
    )
  }

  @Test func `optimistic keeps a row that the server refused`() {
    #expect(
      Conversation.about(.todo, "optimistic", hasServer: true).transcript("tap Add", "server fail")
        == """
        > tap Add
        | To Do                          [Add]
        | 0  To Do Item 1
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model \
        had changed
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'
        ! controller-uses-network: 'ToDoListController' sent 'add' to the server
        > server fail
        ! broken-promise: 'To Do Item 1' is in the list; the server has no such entry
        """
    )
  }

  @Test func `half-store shares the list, and notifies no other screen`() {
    #expect(
      Conversation.about(.todo, "half-store").transcript("open list", "tap Add") == """
        > open list
        | second  To Do                  [Add]
        > tap Add
        ~ ToDoStore inserted [0]
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap, \
        without waiting for the model's notification
        ! screen-disagrees-with-model: 'first' shows 0 rows; its model has 1
        ! screens-disagree: 'first' shows no row 'To Do Item 1'
        """
    )
  }

  @Test func `half-notified inserts a row twice`() {
    #expect(
      Conversation.about(.todo, "half-notified").transcript("tap Add") == """
        > tap Add
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap, \
        without waiting for the model's notification
        ! fault: 'ToDoListController' ended the program: invalid table update: 1 before, 1 inserted, 0 \
        deleted, but the data source has 1
        """
    )
  }

  @Test(
    arguments: [
      ("correct", "Pasted 3"), ("misused", "Pasted 2"), ("half-store", "Pasted 2"),
      ("rightmvc", "Pasted 2"), ("onevcat", "Pasted 2"),
    ]
  )
  func `a confirmed swipe removes the swiped entry in correct only`(wiring: String, left: String) {
    let conversation = Conversation.about(.todo, wiring)
    _ = conversation.transcript("batch 3", "swipe 1", "select 0", "tap Delete", "confirm Delete")
    #expect(
      conversation.transcript("expect rows 1", "expect row 0 \(left)") == """
        > expect rows 1
        > expect row 0 \(left)
        """
    )
    let lost = conversation.findings.map(\.text).filter { $0.contains("but the user swiped") }
    #expect(lost.isEmpty == (wiring == "correct"))
  }
}
