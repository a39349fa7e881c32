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

  @Test(
    arguments: [
      ({ _ in }, "set"),
      ({ $0.weather = "sunny" }, "set weather to sunny"),
      (
        {
          $0.weather = nil
          $0.query.text = "Rome"
        }, "set weather to nothing, query.text to Rome"
      ),
      ({ $0.places = ["Rome", "Riga"] }, "set places to 2 values"),
      ({ $0.places = ["Rostock"] }, "set places to 1 value"),
      (
        { $0.query.text = String(repeating: "x", count: 400) },
        "set query.text to \(String(repeating: "x", count: 39))…"
      ),
      ({ $0.limit = .least(3) }, "set limit to least(3)"),
    ] as [(@Sendable (inout Search.State) -> Void, String)]
  )
  func `a change of a structure names the properties that differ`(
    change: @Sendable (inout Search.State) -> Void,
    text: String
  ) {
    search.$state.set(Search.State(weather: "wet", places: ["Rome"]))
    let token = search.$state.observe(screen) { _, _ in }
    defer { token.end() }
    var state = search.state
    change(&state)
    let story = runtime.story { search.state = state }
    #expect(story.hasPrefix("change: nobody -> Search state (\(text))\n"))
  }
}

final class Search: Model {
  struct State {
    var weather: String?
    var query = Query()
    var places: [String] = []
    var limit = Limit.none
  }

  struct Query { var text = "" }

  enum Limit {
    case none
    case least(Int)
  }

  @Observed var state = State()
}
