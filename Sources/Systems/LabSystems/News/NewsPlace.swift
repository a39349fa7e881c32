/// Where a wiring of `news` keeps its articles.
enum NewsPlace {
  /// In a store that all screens share.
  case shared((NewsStore) -> FeedController)
  /// In each screen's controller.
  case apart(() -> FeedController, items: (FeedController) -> [NewsItem])

  /// In each screen's controller, which `items` reads.
  static func each<Controller: FeedController>(
    _ makeFeed: @escaping () -> Controller,
    items: @escaping (Controller) -> [NewsItem]
  ) -> NewsPlace {
    .apart(makeFeed) { ($0 as? Controller).map(items) ?? [] }
  }
}
