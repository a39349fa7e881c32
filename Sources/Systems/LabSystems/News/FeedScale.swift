/// The size of a feed.
struct FeedScale {
  /// The number of articles on the server.
  let articles: Int
  /// The number of articles on a page.
  let pageSize: Int
  /// The number of articles on the screen at once.
  let viewport: Int
}
