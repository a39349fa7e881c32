import HeadlessUI
import MVC
import Testing

@Suite struct LifetimeTests {
  private let runtime = Runtime()

  private func alive() -> [String] { runtime.registry.alive.map(\.flowName) }

  @Test(arguments: Exit.allCases)
  func `a screen that is left is deallocated, whichever way it is left`(exit: Exit) {
    let window = runtime.assemble { Window(name: "Phone", root: Page("A")) }
    runtime.assemble { window.open() }
    runtime.assemble { exit.enter(ListPage(letters(3)), in: window) }
    weak let page = window.top as? ListPage
    weak let table = page?.table
    #expect(alive().contains("List"))
    runtime.assemble { exit.leave(window) }
    #expect(page == nil)
    #expect(table == nil)
    #expect(!alive().contains("List"))
  }

  @Test func `a dismissed screen is deallocated with its stack`() {
    let window = runtime.assemble { Window(name: "Phone", root: Page("A")) }
    runtime.assemble {
      window.open()
      window.present(Page("M"))
    }
    weak let stack = window.stacks.last
    #expect(alive().contains("M"))
    runtime.assemble { window.dismiss() }
    #expect(stack == nil)
    #expect(!alive().contains("M"))
  }

  @Test func `a screen that another object holds stays alive and in the registry`() throws {
    let window = runtime.assemble { Window(name: "Phone", root: Page("A")) }
    let stack = try #require(window.stacks.first)
    let held = runtime.assemble { Page("B") }
    runtime.assemble {
      window.open()
      stack.push(held)
      stack.pop()
    }
    #expect(alive().contains("B"))
    #expect(held.navigation == nil)
  }

  @Test func `a screen does not keep its window or its stack alive`() {
    let page = runtime.assemble { Page("A") }
    var window: Window? = runtime.assemble { Window(name: "Phone", root: page) }
    weak let gone = window
    #expect(page.navigation?.window != nil)
    window = nil
    #expect(gone == nil)
    #expect(page.navigation == nil)
  }
}
