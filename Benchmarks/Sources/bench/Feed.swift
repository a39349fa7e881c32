import HeadlessUI
import LabConversation
import LabSystems
import MVC
import MVCLab

/// A running `news`, in one wiring, whose first screen shows a feed of some length.
///
/// What is measured happens in the program alone: no conversation reads commands, no listener observes the
/// flow, no law is checked, no screen is drawn.
final class Feed {
  private let world: World
  private let table: TableView
  private let articles: Int
  private let viewport: Int

  static let pageSize = 10

  /// The server has more articles than the feed, so that there is always a next page.
  init(articles: Int, viewport: Int, wiring: String) {
    let system = System.news(
      articles: articles * 4 + 1000,
      pageSize: Feed.pageSize,
      viewport: viewport
    )
    let conversation = Conversation(systems: [system])
    _ = conversation.respond(to: "system news")
    _ = conversation.respond(to: "wirings \(wiring)")
    guard let world = conversation.world, let table = world.windows.first?.top?.firstTable else {
      fatalError("there is no feed in '\(wiring)'")
    }
    (self.world, self.table) = (world, table)
    (self.articles, self.viewport) = (articles, viewport)
    world.runtime.assemble { answer() }
    restore()
  }

  /// Gives the feed its length again, and scrolls to its middle.
  func restore() {
    world.runtime.assemble {
      if table.rowCount > articles {
        _ = table.pull()
        answer()
      }
      while table.rowCount < articles { appendPage() }
      _ = table.scroll(to: table.rowCount / 2)
      while world.runtime.server?.pending.isEmpty == false { answer() }
    }
  }

  /// The user likes the topmost article on the screen, or takes it back, and the server grants it.
  func like(times: Int) {
    world.runtime.assemble {
      for _ in 0..<times {
        begin()
        let elements = table.visibleCells.first?.visibleElements ?? []
        let button = elements.lazy.compactMap { $0 as? Button }.first { $0.identifier == "like" }
        guard button?.tap() == .heard else { fatalError("the like reached no target") }
        answer()
      }
    }
  }

  /// The user scrolls to the end, and the server sends the next page; so many times.
  func appendPages(_ count: Int) {
    world.runtime.assemble { for _ in 0..<count { appendPage() } }
  }

  /// How many notifications one like posts, and how many observers these wake.
  func notifications() -> (posted: Int, woken: Int) {
    like(times: 1)
    let kinds = world.flow.hops.map(\.kind)
    return (kinds.count { $0 == .post }, kinds.count { $0 == .notification })
  }

  /// How many articles the screen shows at once.
  var visible: Int { table.visibleCells.count }

  private func appendPage() {
    begin()
    let before = table.rowCount
    _ = table.scroll(to: before)
    answer()
    // In `standard` wirings a second has to pass, or the articles of two pages have one identity.
    world.runtime.clock.advance(by: .seconds(1))
    guard table.rowCount == before + Feed.pageSize else { fatalError("there came no page") }
  }

  private func answer() { world.runtime.server?.answer(at: 0, .success(body: nil)) }

  private func begin() {
    world.flow.removeAll()
    world.flow.beginStep()
  }
}
