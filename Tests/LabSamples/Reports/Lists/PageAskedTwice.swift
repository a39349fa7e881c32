import MVC

/// Asks for the next page at each call, also while it waits for the last answer.
final class PageAskedTwice: PagedFeed {
  override func loadMore() {
    server?.send(
      Request("posts", "\(posts.count)"),
      then: Block(self) { feed, response in
        feed.$posts.append(contentsOf: feed.page(response))
      }
    )
  }
}
