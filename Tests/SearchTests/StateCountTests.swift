import LabSearch
import LabSystems
import MVCLab
import Testing

/// Counts the states of `todo correct` twice: by the search, and by a model that shares no code with it.
@Suite("Numbers of states")
struct StateCountTests {
  /// A search of `todo correct` without a server.
  private func search(_ bounds: LittleToDo.Bounds, depth: Int? = nil) throws -> Search {
    let correct = try #require(System.todo.wirings.first)
    let domain = SearchDomain(
      texts: bounds.titles,
      pasted: bounds.pasted,
      windows: bounds.windows,
      rows: bounds.rows
    )
    let subject = SearchSubject(correct, of: .todo, domain: domain)
    return Search.perform(subject, SearchLimits(depth: depth, walks: 0))
  }

  @Test("a search to its end counts what the model counts", arguments: [0, 2])
  func all(pasted: Int) throws {
    let bounds = LittleToDo.Bounds(pasted: pasted, windows: 1, rows: 1)
    let search = try search(bounds)
    #expect(search.isExhausted)
    #expect(search.states == LittleToDo.states(bounds))
  }

  @Test("each level of the system's own bounds has as many states", arguments: 1...3)
  func levels(depth: Int) throws {
    let bounds = LittleToDo.Bounds()
    #expect(
      try search(bounds, depth: depth).states == LittleToDo.states(bounds, depth: depth)
    )
  }

  @Test("so have levels with other titles and more to paste")
  func titles() throws {
    let bounds = LittleToDo.Bounds(titles: ["Milk", "Tea", "Bread"], pasted: 3)
    #expect(try search(bounds, depth: 2).states == LittleToDo.states(bounds, depth: 2))
  }
}
