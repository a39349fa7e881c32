import MVC

/// Asks for the page behind as many posts as there are, whatever the server has got since.
final class PagesByOffset: PagedFeed {
  private var isLoading = false

  override func loadMore() {
    guard !isLoading else { return }
    isLoading = true
    server?.send(Request("posts", "\(posts.count)"), then: Block(self) { $0.receive($1) })
  }

  private func receive(_ response: Response) {
    isLoading = false
    $posts.append(contentsOf: page(response))
  }
}
