import HeadlessUI
import Testing

@Suite struct `After a screen is gone, what of it is still alive is known by name` {
  private let surroundings = Surroundings()

  private func alive() -> [String] { surroundings.census.alive.map(\.flowName) }

  @Test(arguments: Door.allCases)
  func `a screen that is left dies, by whichever door`(door: Door) {
    let window = surroundings.assemble { Window(name: "Phone", root: Page("A")) }
    surroundings.assemble { window.open() }
    surroundings.assemble { door.enter(ListPage(letters(3)), in: window) }
    weak let page = window.top as? ListPage
    weak let table = page?.table
    #expect(alive().contains("List"))
    surroundings.assemble { door.leave(window) }
    #expect(page == nil)
    #expect(table == nil)
    #expect(!alive().contains("List"))
  }

  @Test func `a dismissed screen dies with its stack`() {
    let window = surroundings.assemble { Window(name: "Phone", root: Page("A")) }
    surroundings.assemble {
      window.open()
      window.present(Page("M"))
    }
    weak let stack = window.stacks.last
    #expect(alive().contains("M"))
    surroundings.assemble { window.dismiss() }
    #expect(stack == nil)
    #expect(!alive().contains("M"))
  }

  @Test func `a screen that somebody still holds is alive, and known by name`() throws {
    let window = surroundings.assemble { Window(name: "Phone", root: Page("A")) }
    let stack = try #require(window.stacks.first)
    let held = surroundings.assemble { Page("B") }
    surroundings.assemble {
      window.open()
      stack.push(held)
      stack.pop()
    }
    #expect(alive().contains("B"))
    #expect(held.navigation == nil)
  }

  @Test func `a screen does not keep its window or its stack alive`() {
    let page = surroundings.assemble { Page("A") }
    var window: Window? = surroundings.assemble { Window(name: "Phone", root: page) }
    weak let gone = window
    #expect(page.navigation?.window != nil)
    window = nil
    #expect(gone == nil)
    #expect(page.navigation == nil)
  }
}
