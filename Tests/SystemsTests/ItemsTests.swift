import HeadlessUI
import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct `The list of items` {
  @Test func `a storage that cannot be read is reported, and the program goes on`() throws {
    let conversation = Conversation.about(.items, "correct")
    _ = conversation.respond(to: "outside add Milk")
    try #require(conversation.world?.runtime.storage).close()
    #expect(
      conversation.transcript("select 0", "back", "swipe 0", "confirm Delete", "show model") == """
        > select 0
        ~ ItemDetailModel ItemDetailModelOutput.onFailure
        | < Item
        | ( Could not read the item )
        ! broken-promise: the stored items cannot be read: the storage is closed
        > back
        | Items                          [Add]
        | 0  Milk
        | ( Could not read the item )
        > swipe 0
        | Items                          [Add]
        | 0  Milk                     [Delete]
        | ( Could not read the item )
        > confirm Delete
        ~ ItemsModel ItemsModelOutput.onFailure
        | Items                          [Add]
        | 0  Milk
        | ( Could not delete the item )
        > show model
        = ItemStore.stored: SQLite error 21: the storage is closed
        """
    )
    #expect(conversation.world?.hasEnded == false)
  }

  @Test func `a program that is launched again shows its first screen and the stored items`() {
    let conversation = Conversation.about(.items, "correct")
    for command in ["outside add Milk", "open list", "select 0"] {
      _ = conversation.respond(to: command)
    }
    #expect(
      conversation.transcript("relaunch", "in second back", "select 0", "show alive") == """
        > relaunch
        ~ ItemsModel ItemsModelOutput.onItemsRetrieval
        | Items                          [Add]
        | 0  Milk
        > in second back
        ? unknown screen 'second'; there is 'first'
        > select 0
        ~ ItemDetailModel ItemDetailModelOutput.onItemRetrieval
        | < Item
        | Milk
        > show alive
        = model  ItemStore
        = controller  ItemsViewController
        = model  ItemsModel
        = controller  ItemDetailViewController
        = model  ItemDetailModel
        """
    )
  }

  @Test func `a system without a storage is not launched again, and loses no window`() {
    let conversation = Conversation.about(.todo, "correct")
    #expect(
      conversation.transcript("open list", "relaunch", "in second tap Add", "expect rows 1") == """
        > open list
        | second  To Do                  [Add]
        > relaunch
        ? 'todo' has no storage
        > in second tap Add
        ~ ToDoStore inserted [0]
        | first   To Do                  [Add]
        | first   0  To Do Item 1
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        > expect rows 1
        """
    )
  }

  @Test
  func
    `a row with the old title of a renamed item means that item, and not another one with its title`()
  {
    let renamed = Conversation.about(.items, "published")
    let promises = { (conversation: Conversation, command: String) in
      conversation.respond(to: command).lines.map(\.text).filter { $0.hasPrefix("broken-promise") }
    }
    for command in ["outside add Milk", "layout", "outside rename 0 Bread"] {
      _ = renamed.respond(to: command)
    }
    #expect(promises(renamed, "select 0") == [])
    let moved = Conversation.about(.items, "published")
    for command in [
      "outside add Milk", "outside add Bread", "outside add Tea", "layout", "swipe 0",
      "confirm Delete",
    ] {
      _ = moved.respond(to: command)
    }
    #expect(
      promises(moved, "select 0")
        == ["broken-promise: 'Tea' opened, but the user selected 'Bread'"]
    )
  }

  @Test func `the truth of published is its own model, in the order of the storage`() {
    let conversation = Conversation.about(.items, "published")
    for command in [
      "outside add A", "outside add B", "outside add C", "layout", "swipe 0", "confirm Delete",
    ] {
      _ = conversation.respond(to: command)
    }
    #expect(
      conversation.findings.map(\.text) == [
        "'first' shows 0 rows; its model has 1", "'first' shows 0 rows; its model has 2",
        "'first' shows 0 rows; its model has 3", "'first' shows 'B' in row 0; its model has 'C'",
      ]
    )
    #expect(
      conversation.transcript("show model", "layout").hasSuffix(
        """
        = ItemStore.items[0] = C
        = ItemStore.items[1] = B
        > layout
        ~ ItemsModel ItemsModelOutput.onItemsRetrieval
        | Items                          [Add]
        | 0  C
        | 1  B
        """
      )
    )
  }

  @Test func `a title of spaces is refused, whether a user or another device wants to store it`() {
    let conversation = Conversation.about(.items, "correct")
    #expect(
      conversation.transcript(
        "outside add ' '",
        "outside add Milk",
        "outside rename 0 '\u{3000}'",
        "tap Add",
        "type '   '",
        "confirm Save",
        "expect clean"
      ) == """
        > outside add ' '
        ? this outside action can't be done here; an item needs a title
        > outside add Milk
        ~ ItemStore added 'Milk'
        ~ ItemsModel ItemsModelOutput.onItemAddition
        | Items                          [Add]
        | 0  Milk
        > outside rename 0 '\u{3000}'
        ? this outside action can't be done here; an item needs a title
        > tap Add
        | Items                          [Add]
        | 0  Milk
        | -- Add new item --
        | Title: _
        | [Cancel]  [Save]
        > type '   '
        | Items                          [Add]
        | 0  Milk
        | -- Add new item --
        | Title:    _
        | [Cancel]  [Save]
        > confirm Save
        | Items                          [Add]
        | 0  Milk
        > expect clean
        """
    )
  }

  @Test(arguments: ["' '", "''", "'\u{3000}\t'"])
  func `published stores a title that nobody can read, and breaks a promise`(title: String) {
    let conversation = Conversation.about(.items, "published")
    _ = conversation.respond(to: "outside add Milk")
    _ = conversation.respond(to: "outside add \(title)")
    #expect(conversation.findings.last?.text == "an item has no title that can be read")
    _ = conversation.respond(to: "outside rename 1 Tea")
    _ = conversation.respond(to: "layout")
    #expect(conversation.transcript("expect rows 2") == "> expect rows 2")
  }

  @Test(arguments: ["wire-missing-controller", "correct", "mock-behind-contract"])
  func `a view without a controller is heard by nobody, and one with a mock is heard`(
    wiring: String
  ) {
    let conversation = Conversation.about(.items, wiring)
    _ = conversation.respond(to: "tap Add")
    #expect(
      conversation.findings.map(\.rule)
        == (wiring == "wire-missing-controller" ? ["nobody-heard"] : [])
    )
  }

  @Test(arguments: System.items.wirings.map(\.name))
  func `a world that ended frees its objects and its storage`(wiring: String) {
    weak var runtime: Runtime?
    weak var storage: (any Storage)?
    do {
      let conversation = Conversation.about(.items, wiring)
      for command in ["outside add Milk", "layout", "select 0", "open list"] {
        _ = conversation.respond(to: command)
      }
      runtime = conversation.world?.runtime
      storage = runtime?.storage
      #expect(storage != nil)
    }
    #expect(runtime == nil)
    #expect(storage == nil)
  }
}
