import MVC
import Testing

@Suite struct PropertyChangesTests {
  private let runtime = Runtime()
  private let search: Search
  private let screen: Screen

  init() {
    search = runtime.assemble { Search() }
    screen = runtime.assemble { Screen() }
  }

  private static let long = String(repeating: "x", count: 400)

  @Test(arguments: [
    (SearchState(), "set"),
    (SearchState(weather: "sunny"), "set weather to sunny"),
    (
      SearchState(weather: nil, query: .init(text: "Rome")),
      "set weather to nothing, query.text to Rome"
    ),
    (SearchState(places: ["Rome", "Riga"]), "set places to 2 values"),
    (SearchState(places: ["Rostock"]), "set places to 1 value"),
    (SearchState(query: .init(text: long)), "set query.text to \(long.prefix(39))…"),
    (SearchState(limit: .least(3)), "set limit to least(3)"),
  ])
  fileprivate func `a change of a structure names the properties that differ`(
    state: SearchState,
    text: String
  ) {
    let token = search.$state.observe(screen) { _, _ in }
    defer { token.end() }
    let before = runtime.story
    search.state = state
    #expect(
      runtime.story.dropFirst(before.count).split(separator: "\n").first
        == "change: nobody -> Search state (\(text))"
    )
  }
}

extension PropertyChangesTests {
  @Test func `a transaction calls the observers once, with all properties that differ`() {
    let token = search.$state.observe(screen) { $0.heard.append("\($1.new?.places ?? [])") }
    defer { token.end() }
    let before = runtime.story
    search.$state.transaction {
      $0.weather = "sunny"
      $0.places = ["Riga"]
    }
    #expect(screen.heard == ["[\"Riga\"]"])
    #expect(
      runtime.story.dropFirst(before.count) == """
        change: nobody -> Search state (set weather to sunny, places to 1 value)
          key-value observation: Search -> Screen state
        """
    )
  }

  @Test func `a transaction that throws changes nothing and calls nobody`() {
    let token = search.$state.observe(screen) { screen, _ in screen.heard.append("called") }
    defer { token.end() }
    let before = runtime.story
    #expect(throws: Broken()) {
      try search.$state.transaction { state throws(Broken) in
        state.weather = "sunny"
        throw Broken()
      }
    }
    #expect(screen.heard == [])
    #expect(search.state.weather == SearchState().weather)
    #expect(runtime.story == before)
  }
}

extension PropertyChangesTests {
  @Test func `equal sets and dictionaries are no change, in whatever order they were built`() {
    let names = (0..<50).map { "tag \($0)" }
    let holder = runtime.assemble { TagList() }
    holder.state = TagState(names: Set(names), counts: [:])
    let token = holder.$state.observe(screen) { _, _ in }
    defer { token.end() }
    let before = runtime.story
    holder.state = TagState(names: Set(names.reversed()), counts: ["a": 1])
    #expect(
      runtime.story.dropFirst(before.count).split(separator: "\n").first
        == "change: nobody -> TagList state (set counts to 1 value)"
    )
  }
}

private struct TagState: Sendable {
  var names: Set<String> = []
  var counts: [String: Int] = [:]
}

private final class TagList: Model {
  @Observed var state = TagState()
}

private struct SearchState: Sendable {
  var weather: String? = "wet"
  var query = Query()
  var places = ["Rome"]
  var limit = Limit.none

  struct Query { var text = "" }

  enum Limit {
    case none
    case least(Int)
  }
}

private final class Search: Model {
  @Observed var state = SearchState()
}
