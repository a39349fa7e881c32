/// Where a wiring of `news` keeps its articles.
enum NewsPlace {
  /// In a store that all screens share.
  case shared((NewsStore) -> FeedController)
  /// In each screen's controller.
  case apart(() -> Standard.NewsController)
}
