import Foundation
import LabSearch
import LabSystems
import MVCLab
import Testing

@Suite("Maps of states")
struct StateMapTests {
  /// The states that a story of the count passes, numbered as they first occur.
  private func path(_ story: String...) throws -> [Int] {
    let wiring = try #require(System.tally.wirings.first)
    return StateMap(SearchSubject(wiring, of: .tally), story: story).path
  }

  @Test func `a map passes a state for each command of its story`() throws {
    #expect(
      try path("tap Count", "tap Count", "close first", "open tally as first") == [0, 1, 2, 3, 0]
    )
  }

  @Test func `a repeated command leads as far as its turns`() throws {
    #expect(
      try path(
        "tap Count",
        "tap Count",
        "close first",
        "open tally as first",
        "repeat 2 tap Count",
        "repeat 0 tap Count"
      ) == [0, 1, 2, 3, 0, 2, 2]
    )
    #expect(try path("tap Count", "repeat 101 tap Count", "tap Count") == [0, 1])
  }

  @Test func `a window without a name gets that of the prompt, and what follows finds it`()
    throws
  {
    #expect(try path("open tally", "in second tap Count", "close second") == [0, 1, 2, 0])
  }

  @Test func `a command that only asks or is refused stays, and one that goes back ends the path`()
    throws
  {
    #expect(try path("help tap", "tap Nothing", "tap Count") == [0, 0, 0, 1])
    #expect(try path("tap Count", "undo", "tap Count") == [0, 1])
  }

  @Test func `what the worlds of a map share is written once`() throws {
    let wiring = try #require(System.todo.wirings.first)
    let subject = SearchSubject(wiring, of: .todo)
    let map = StateMap(subject, story: ["tap Add"], StateMap.Size(explored: 8, moves: 100))
    let json = try JSONSerialization.jsonObject(with: Data(map.json.utf8))
    let object = try #require(json as? [String: Any])
    func parts(_ name: String) throws -> [NSArray] { try #require(object[name] as? [NSArray]) }
    let worlds = try parts("worlds").count
    for name in ["rows", "lists", "hops", "steps", "worlds"] {
      let parts = try parts(name)
      #expect(Set(parts).count == parts.count, "\(name)")
    }
    #expect(try parts("lists").count < worlds)
    #expect(try parts("rows").count < worlds)
  }
}
