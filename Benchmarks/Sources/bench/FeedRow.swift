/// One line of the table of feeds; `like` and `page` are seconds, and how many times the first line's.
struct FeedRow {
  let articles: Int
  let visible: Int
  let notifications: (posted: Int, woken: Int)
  let like: (time: Double, ratio: Double)
  let page: (time: Double, ratio: Double)

  static let heading = line(
    ["articles", "visible", "posted", "woken", "a like", "times", "a page", "times"]
  )

  var text: String {
    FeedRow.line([
      "\(articles)", "\(visible)", "\(notifications.posted)", "\(notifications.woken)",
      Row.short(like.time), Row.ratio(like.ratio), Row.short(page.time), Row.ratio(page.ratio),
    ])
  }

  private static func line(_ words: [String]) -> String {
    "  " + words.map { Row.right($0, 10) }.joined()
  }
}
