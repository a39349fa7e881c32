import MVC

/// Forgets the last question when it asks the next.
final class ResultsOfLastText: ProductSearch {
  private var task: RequestTask?

  override func find(_ text: String) {
    task?.cancel()
    task = server?.send(
      Request("products", text),
      then: Block(self) { search, response in search.show(response) }
    )
  }
}
