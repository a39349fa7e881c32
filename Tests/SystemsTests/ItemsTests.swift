import HeadlessUI
import LabConversation
import LabSystems
import MVC
import MVCLab
import Testing

@Suite("Items")
struct ItemsTests {
  @Test("the correct wiring is clean, whatever hands, other devices and the storage do")
  func correctIsClean() {
    for seed in 0..<30 as Range<UInt64> {
      let session = play("correct", seed: seed, commands: 120)
      #expect(
        session.findings.map(\.text) == [],
        "seed \(seed):\n\(session.history.done.map(\.command).joined(separator: "\n"))"
      )
      guard session.findings.isEmpty else { return }
    }
  }

  @Test(
    "every other wiring shows to a monkey what is wrong with it",
    arguments: [
      ("published", "broken-promise"), ("published", "fault"),
      ("wire-missing-view", "nobody-heard"), ("wire-missing-model", "nobody-heard"),
      ("wire-missing-back", "screen-disagrees-with-model"), ("strong-back-references", "leak"),
      ("view-talks-to-model", "view-bypasses-controller"), ("raw-items-in-view", "view-holds-model"),
      ("optimistic-view", "screen-disagrees-with-model"),
    ]
  )
  func othersAreFoundOut(wiring: String, rule: String) {
    let isFound = (0..<40 as Range<UInt64>).contains { seed in
      play(wiring, seed: seed, commands: 80).findings.contains { $0.rule == rule }
    }
    #expect(isFound)
  }

  @Test("a storage that cannot be read is reported, and ends nothing")
  func unreadable() throws {
    let session = Conversation(systems: [.items])
    for command in ["system items", "wirings correct", "outside add Milk"] {
      _ = session.respond(to: command)
    }
    try #require(session.world?.runtime.storage).close()
    #expect(
      session.transcript("select 0", "back", "swipe 0", "confirm Delete", "show model") == """
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
    #expect(session.world?.hasEnded == false)
  }

  @Test("a program that is launched again stands at its first screen, with what is stored")
  func relaunched() {
    let session = Conversation(systems: [.items])
    for command in [
      "system items", "wirings correct", "outside add Milk", "open list", "select 0",
    ] { _ = session.respond(to: command) }
    #expect(
      session.transcript("relaunch", "in second back", "select 0", "show alive") == """
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

  @Test("a system that stores nothing is not launched again, and loses no window")
  func notRelaunched() {
    let session = Conversation.todo("correct")
    #expect(
      session.transcript("open list", "relaunch", "in second tap Add", "expect rows 1") == """
        > open list
        | second  To Do                  [Add]
        > relaunch
        ? 'todo' keeps nothing in a storage
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

  @Test(
    "a world that is over is gone, with what it stored in memory, unless its parts keep each other",
    arguments: System.items.wirings.map(\.name)
  )
  func lifetime(wiring: String) {
    weak var runtime: Runtime?
    weak var storage: (any Storage)?
    do {
      let session = Conversation(systems: [.items])
      for command in [
        "system items", "wirings \(wiring)", "outside add Milk", "layout", "select 0", "open list",
      ] { _ = session.respond(to: command) }
      runtime = session.world?.runtime
      storage = runtime?.storage
      #expect(storage != nil)
    }
    #expect((runtime == nil) == (wiring != "strong-back-references"))
    #expect((storage == nil) == (wiring != "strong-back-references"))
  }

  /// What becomes of a wiring under so many commands.
  private func play(_ wiring: String, seed: UInt64, commands: Int) -> Conversation {
    let session = Conversation(systems: [.items])
    for command in ["system items", "wirings \(wiring)"] { _ = session.respond(to: command) }
    var monkey = ItemsMonkey(seed: seed)
    for _ in 0..<commands {
      guard let world = session.world, !world.hasEnded else { break }
      _ = session.respond(to: monkey.next(in: world))
    }
    return session
  }
}
