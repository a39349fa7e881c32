import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct `The published wirings of the to-do list` {
  @Test func `rightmvc posts a notification for each entry that is pasted`() {
    #expect(
      Conversation.about(.todo, "rightmvc").transcript("batch 1", "batch 2", "batch 0") == """
        > batch 1
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  Pasted 1
        > batch 2
        ~ ToDoStore inserted [1]
        | To Do                          [Add]
        | 0  Pasted 1
        | 1  Pasted 1
        ~ ToDoStore inserted [2]
        | To Do                          [Add]
        | 0  Pasted 1
        | 1  Pasted 1
        | 2  Pasted 2
        > batch 0
        """
    )
  }

  @Test func `rightmvc takes every change but an insertion for a removal`() {
    #expect(
      Conversation.about(.todo, "rightmvc").transcript(
        "tap Add",
        "select 0",
        "type Milk",
        "tap Save"
      ) == """
        > tap Add
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        > select 0
        | < Edit
        | To Do Item 1
        | Title: To Do Item 1_
        | [Save]  [Delete]
        > type Milk
        | < Edit
        | To Do Item 1
        | Title: Milk_
        | [Save]  [Delete]
        > tap Save
        ~ ToDoStore replaced [0]
        ! fault: 'ToDoListController' ended the program: invalid table update: 1 before, 0 inserted, 1 \
        deleted, but the data source has 1
        """
    )
  }

  @Test func `rightmvc has a store in each controller, and observes every sender`() {
    #expect(
      Conversation.about(.todo, "rightmvc").transcript("open list", "tap Add") == """
        > open list
        | second  To Do                  [Add]
        > tap Add
        ~ ToDoStore inserted [0]
        ! notified-by-stranger: 'ToDoListController' was notified by a 'ToDoStore' that it does not show
        ! fault: 'ToDoListController' ended the program: invalid table update: 0 before, 1 inserted, 0 \
        deleted, but the data source has 0
        """
    )
  }

  @Test func `rightmvc keeps the limit in the button, and pasting exceeds it`() {
    let conversation = Conversation.about(.todo, "rightmvc")
    _ = conversation.transcript("repeat 10 tap Add")
    #expect(
      conversation.transcript("tap Add", "batch 1") == """
        > tap Add
        ? 'Add' is disabled
        > batch 1
        ~ ToDoStore inserted [10]
        | To Do                          (Add)
        |  0  To Do Item 1
        |  1  To Do Item 2
        |  2  To Do Item 3
        |  3  To Do Item 4
        |  4  To Do Item 5
        |  5  To Do Item 6
        |  6  To Do Item 7
        |  7  To Do Item 8
        |  8  To Do Item 9
        |  9  To Do Item 10
        | 10  Pasted 1
        ! broken-promise: there are 11 entries; the limit is 10
        """
    )
  }

  @Test func `onevcat gives an edited entry another identity, and reloads`() {
    let conversation = Conversation.about(.todo, "onevcat")
    _ = conversation.transcript("tap Add", "select 0", "type Milk")
    #expect(
      conversation.transcript("tap Save", "show model") == """
        > tap Save
        ~ ToDoStore reloaded
        | To Do                          [Add]
        | 0  Milk
        > show model
        = ToDoStore.items[0] = #2 Milk
        """
    )
    #expect(conversation.findings.map(\.text) == [])
  }

  @Test func `onevcat drops an edit of an entry that was edited in another window`() {
    let conversation = Conversation.about(.todo, "onevcat")
    _ = conversation.transcript("tap Add", "open list as second", "in first select 0")
    _ = conversation.transcript("in second select 0", "in first type Milk", "in first tap Save")
    _ = conversation.transcript("in second type Bread")
    #expect(
      conversation.transcript("in second tap Save") == """
        > in second tap Save
        | second  To Do                  [Add]
        | second  0  Milk
        """
    )
  }

  @Test func `onevcat takes an entry that it has for none, and the table counts two`() {
    #expect(
      Conversation.about(.todo, "onevcat").transcript("outside add Milk", "outside resend 0") == """
        > outside add Milk
        ~ ToDoStore added [0]
        | To Do                          [Add]
        | 0  Milk
        > outside resend 0
        ~ ToDoStore added []
        ! fault: 'ToDoListController' ended the program: invalid table update: 1 before, 0 inserted, 0 \
        deleted, but the data source has 2
        """
    )
    let correct = Conversation.about(.todo, "correct")
    _ = correct.transcript("outside add Milk", "outside resend 0", "expect rows 1")
    #expect(correct.findings.map(\.text) == [])
  }

  @Test(arguments: [("onevcat", "correct"), ("correct", "onevcat")])
  func `a store's entries are there when another store takes its place`(
    wiring: String,
    replacement: String
  ) {
    let conversation = Conversation.about(.todo, wiring)
    _ = conversation.transcript("tap Add", "outside add Milk", "swap \(replacement)")
    #expect(
      conversation.transcript("show screen") == """
        > show screen
        = To Do                          [Add]
        = 0  To Do Item 1
        = 1  Milk
        """
    )
    _ = conversation.transcript("swipe 0", "confirm Delete", "swap \(wiring)", "expect rows 1")
    #expect(conversation.findings.map(\.text) == [])
  }

  @Test func `onevcat enables the button of a new screen of a full list`() {
    let conversation = Conversation.about(.todo, "onevcat")
    _ = conversation.transcript("batch 10")
    #expect(
      conversation.transcript("open list", "tap Add") == """
        > open list
        | second  To Do                  [Add]
        | second  0  Pasted 1
        | second  1  Pasted 2
        | second  2  Pasted 3
        | second  3  Pasted 4
        | second  4  Pasted 5
        | second  5  Pasted 6
        | second  6  Pasted 7
        | second  7  Pasted 8
        | second  8  Pasted 9
        | second  9  Pasted 10
        ! screen-disagrees-with-model: 'second' shows [Add]; by its model it is (Add)
        ! screens-disagree: 'first' shows (Add), 'second' [Add]
        > tap Add
        ~ ToDoStore added [10]
        | first   To Do                  (Add)
        | first    0  Pasted 1
        | first    1  Pasted 2
        | first    2  Pasted 3
        | first    3  Pasted 4
        | first    4  Pasted 5
        | first    5  Pasted 6
        | first    6  Pasted 7
        | first    7  Pasted 8
        | first    8  Pasted 9
        | first    9  Pasted 10
        | first   10  To Do Item 11
        | second  To Do                  (Add)
        | second   0  Pasted 1
        | second   1  Pasted 2
        | second   2  Pasted 3
        | second   3  Pasted 4
        | second   4  Pasted 5
        | second   5  Pasted 6
        | second   6  Pasted 7
        | second   7  Pasted 8
        | second   8  Pasted 9
        | second   9  Pasted 10
        | second  10  To Do Item 11
        ! broken-promise: there are 11 entries; the limit is 10
        """
    )
  }
}
