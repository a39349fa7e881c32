import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A feed of articles that can be liked, followed, shared, discussed and deleted.
  ///
  /// Its wirings are those of "standard and non-standard MVC".
  public static let news: System = news(articles: 40, pageSize: 5, viewport: 3)

  /// The same feed with these numbers of articles on the server, on a page, and on the screen.
  public static func news(articles: Int, pageSize: Int, viewport: Int) -> System {
    news(FeedScale(articles: articles, pageSize: pageSize, viewport: viewport))
  }

  private static func news(_ scale: FeedScale) -> System {
    System(
      name: "news",
      summary: "a feed of articles in reused cells, with likes that a server grants or refuses",
      origin: "standard and non-standard MVC",
      style: .cocoaMVC,
      promises: { [OneRequestPromise(), LastConfirmedPromise()] },
      screens: [ScreenKind("feed", "the feed, three articles at a time")],
      outsideActions: NewsAssembly.outsideActions,
      server: .always,
      searchDomain: SearchDomain(windows: 2, rows: 2 * scale.pageSize, requests: 2),
      wirings: [
        Wiring(
          "correct",
          .correct,
          "one store that asks the server, and notifies its controllers",
          files: ["CorrectNewsController.swift", "CorrectNewsCell.swift", "NewsStore.swift"]
        ) { NewsAssembly(scale, .shared(Correct.NewsController.init)) },
        onStandard(
          scale,
          "standard",
          .misused(breaking: LastConfirmedPromise()),
          "as published: cell, delegate, controller, model, block; the feed in the controller's array",
          files: ["StandardNewsCell.swift"]
        ) { Standard.NewsController() },
        onStandard(
          scale,
          "standard-block",
          .misused(breaking: LastConfirmedPromise()),
          "standard, with the tap handed over by a block",
          files: ["StandardBlockNewsController.swift"]
        ) { StandardBlock.NewsController() },
        onStandard(
          scale,
          "standard-notification",
          .misused(breaking: LastConfirmedPromise()),
          "standard, with the tap handed over by a notification",
          files: ["StandardNotificationNewsController.swift"]
        ) { StandardNotification.NewsController() },
        onStandard(
          scale,
          "standard-model-delegate",
          .misused(breaking: LastConfirmedPromise()),
          "standard, with a model that tells its controller by a delegate",
          files: [
            "StandardModelDelegateNewsController.swift", "DelegatingNewsModel.swift",
            "StandardNewsCell.swift",
          ]
        ) { StandardModelDelegate.NewsController() },
        onStandard(
          scale,
          "standard-model-notification",
          .misused(breaking: .notifiedByStranger),
          "standard, with a model that tells its controller by a notification",
          files: [
            "StandardModelNotificationNewsController.swift", "PostingNewsModel.swift",
            "StandardNewsCell.swift",
          ]
        ) { StandardModelNotification.NewsController() },
        onStandard(
          scale,
          "view-network",
          .misused(breaking: .viewChangesModel),
          "the cell sends, and toggles the flag of the model it shows when the answer comes",
          files: [
            "ViewNetworkNewsController.swift", "SendingNewsModel.swift", "StandardNewsCell.swift",
          ]
        ) { ViewNetwork.NewsController { SendingNewsModel($0, newsId: $1) } },
        onStandard(
          scale,
          "view-network-twice",
          .misused(breaking: LastConfirmedPromise()),
          "the same cell, on a model that toggles its own flag as well",
          files: ["ViewNetworkNewsController.swift", "StandardNewsCell.swift"]
        ) { ViewNetwork.NewsController() },
        onStandard(
          scale,
          "view-network-then-tell",
          .misused(breaking: .viewUsesNetwork),
          "the cell sends, then gives the controller the model it shows when the answer comes",
          files: [
            "ViewNetworkThenTellNewsController.swift", "SendingNewsModel.swift",
            "StandardNewsCell.swift",
          ]
        ) { ViewNetworkThenTell.NewsController { SendingNewsModel($0, newsId: $1) } },
        onStandard(
          scale,
          "controller-network",
          .misused(breaking: .controllerUsesNetwork),
          "the controller sends, and looks for the article afterwards",
          files: ["ControllerNetworkNewsController.swift", "StandardNewsCell.swift"]
        ) { ControllerNetwork.NewsController() },
        onStandard(
          scale,
          "cell-notifications",
          .misused(breaking: .broadcastToCells),
          "every cell listens to every like, as soon as it is made",
          files: ["CellNotificationsNewsController.swift", "StandardNewsCell.swift"]
        ) { CellNotifications.NewsController() },
      ],
      firstSteps: ["server ok", "tap like row 0", "scroll 2", "server ok first"],
      sources: .embedded
    )
  }

  private static func onStandard(
    _ scale: FeedScale,
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ summary: String,
    files: [String],
    feed: @escaping @Sendable () -> Standard.NewsController
  ) -> Wiring {
    Wiring(
      name,
      verdict,
      summary,
      files: files + [
        "StandardNewsController.swift", "NewsModel.swift", "NewsPages.swift", "StandardCell.swift",
      ]
    ) { NewsAssembly(scale, .each(feed) { $0.dataSource.map(\.item) }) }
  }
}
