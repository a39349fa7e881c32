import MVC

// What a table does, as the flow shows it.

extension TableView {
  /// Asks the data source; nil if it throws.
  func asking<Answer>(_ question: DataSourceQuestion, _ body: () throws -> Answer) -> Answer? {
    var answer: Answer?
    runtime.flow.run(.dataSource(question), from: participant, to: source) {
      answer = try body()
    }
    return answer
  }

  /// Records the render and runs `body` within it, so that the data source's hops are below it; throws after the end of
  /// the flow.
  func rendering(_ what: String, _ body: () throws -> Void) throws {
    let flow = runtime.flow
    var failure: (any Error)?
    let isRun = flow.run(.render, from: flow.acting, to: participant, what) {
      do { try body() } catch {
        failure = error
        throw error
      }
    }
    if let failure { throw failure }
    if !isRun { try flow.checkGoesOn() }
  }
}
