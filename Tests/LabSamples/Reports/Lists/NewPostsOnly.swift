import MVC

/// Asks once at a time, forgets what it asked before a refresh, and takes only posts that it does not have.
final class NewPostsOnly: PagedFeed {
  private var task: RequestTask?

  override func loadMore() { if task == nil { load() } }

  override func refresh() {
    task?.cancel()
    empty()
    load()
  }

  private func load() {
    task = server?.send(Request("posts", "\(posts.count)"), then: Block(self) { $0.receive($1) })
  }

  private func receive(_ response: Response) {
    task = nil
    let known = Set(posts.map(\.id))
    $posts.append(contentsOf: page(response).filter { !known.contains($0.id) })
  }
}
