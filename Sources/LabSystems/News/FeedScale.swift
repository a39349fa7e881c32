/// How large a feed is.
struct FeedScale {
  /// How many articles there are on the server.
  let articles: Int
  /// How many of them come at a time.
  let pageSize: Int
  /// How many are on the screen at once.
  let viewport: Int
}
