/// The size of an inbox.
struct InboxScale {
  /// The number of conversations on the server at first, ten at most.
  let conversations: Int
  /// The number of conversations on a page.
  let pageSize: Int
  /// The number of rows on the screen at once.
  let viewport: Int
}
