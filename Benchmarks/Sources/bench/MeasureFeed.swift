/// Prints what a like costs, and a page, in feeds of all lengths and on screens of all sizes, where one
/// store notifies its controllers and where the cells notify each other.
func measureFeed(rounds: Int) {
  let lengths = [10, 100, 1000, 10_000, 100_000]
  let screens = [3, 10, 30, 100, 300]
  for wiring in ["correct", "cell-notifications"] {
    print("feed: \(wiring), three articles on the screen")
    let likes = measure(
      rounds,
      lengths.map { FeedKind(wiring: wiring, articles: $0, viewport: 3) }
    )
    print("  a like among 100000 costs \(Row.ratio(likes[4] / likes[1])) times one among 100")
    print("feed: \(wiring), 1000 articles")
    _ = measure(rounds, screens.map { FeedKind(wiring: wiring, articles: 1000, viewport: $0) })
  }
}

private struct FeedKind {
  let wiring: String
  let articles: Int
  let viewport: Int
}

/// Prints the table of these feeds; returns what a like takes in each.
private func measure(_ rounds: Int, _ kinds: [FeedKind]) -> [Double] {
  let (likes, pages) = (1000, 5)
  let feeds = kinds.map {
    Feed(articles: $0.articles, viewport: $0.viewport, wiring: $0.wiring)
  }
  let likeTimes = Measurement(rounds: rounds, feeds.map { feed in { feed.like(times: likes) } })
    .medians.map { $0 / Double(likes) }
  let pageTimes = Measurement(
    rounds: rounds,
    feeds.map { feed in { feed.appendPages(pages) } },
    after: feeds.map { feed in { feed.restore() } }
  ).medians.map { $0 / Double(pages) }
  print(FeedRow.heading)
  for (index, feed) in feeds.enumerated() {
    let row = FeedRow(
      articles: kinds[index].articles,
      visible: feed.visible,
      notifications: feed.notifications(),
      like: (likeTimes[index], likeTimes[index] / likeTimes[0]),
      page: (pageTimes[index], pageTimes[index] / pageTimes[0])
    )
    print(row.text)
  }
  return likeTimes
}
