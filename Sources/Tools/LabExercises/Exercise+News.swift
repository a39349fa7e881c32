extension Exercise.Setting {
  static let news = Exercise.Setting(
    system: "news",
    assembly: "NewsAssembly",
    promises: ["OneRequestPromise", "LastConfirmedPromise"],
    files: [
      "NewsItem.swift", "NewsStore.swift", "NewsPlace.swift", "NewsAssembly.swift",
      "NewsBackend.swift", "FeedScale.swift", "FeedController.swift", "FeedCell.swift",
      "FeedDisplay.swift", "OneRequestPromise.swift", "LastConfirmedPromise.swift",
    ],
    sharedTypes: ["FeedLines"]
  )
}

extension Exercise {
  static let correctNews = Side(
    name: "correct",
    namespaces: ["Correct"],
    assembly: newsAssembly(".shared(Mine.NewsController.init)")
  )

  /// The arguments of the assembly of a feed with its articles in some place.
  static func newsAssembly(_ place: String) -> String {
    "FeedScale(articles: 40, pageSize: 5, viewport: 3), \(place)"
  }

  static let newsStories = [
    Story(
      title: "a deletion in between",
      commands: [
        "server ok", "tap like row 1", "tap delete row 0", "server ok", "tap follow row 0",
        "tap delete row 0", "server ok",
      ]
    ),
    Story(
      title: "refused",
      commands: [
        "server ok", "tap like row 0", "server fail", "tap follow row 0", "server fail",
        "tap share row 0", "tap 'Copy Link'", "server fail",
      ]
    ),
    Story(
      title: "other readers",
      commands: [
        "server ok", "outside like 0", "tap like row 0", "server ok", "tap like row 0",
        "server ok", "outside withdraw 1", "tap like row 1", "server ok", "outside post 快讯", "pull",
        "server ok",
      ]
    ),
    Story(
      title: "a refresh in between",
      commands: [
        "server ok", "tap like row 0", "pull", "server ok last", "server ok", "scroll 2",
        "server ok",
      ]
    ),
    Story(
      title: "the second window",
      commands: [
        "server ok", "open feed as second", "in first tap like row 0", "server ok",
        "in second tap follow row 0", "close second", "server ok", "in first tap delete row 0",
      ]
    ),
  ]
}
