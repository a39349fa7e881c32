import MVC

/// Empties the list for a refresh, and takes the answer to an older question for a page of the new list.
final class OldPageAfterRefresh: PagedFeed {
  private var isLoading = false

  override func loadMore() {
    guard !isLoading else { return }
    load()
  }

  override func refresh() {
    empty()
    load()
  }

  private func load() {
    isLoading = true
    server?.send(Request("posts", "\(posts.count)"), then: Block(self) { $0.receive($1) })
  }

  private func receive(_ response: Response) {
    isLoading = false
    $posts.append(contentsOf: page(response))
  }
}
