import HeadlessUI
import MVC
import MVCLab
import UIKitNames

extension System {
  /// The programs of the bug reports, a system for each kind of bug; the correct one of a kind is repaired.
  public static let reports: [System] = [
    .reports(
      "rows",
      "the row that is touched",
      SearchDomain(texts: ["b"], windows: 1),
      [
        .repaired("DeletedByCell", with: "DeletedBelow") { DeletedByCell() },
        .repaired("DeletedFound", with: "DeletedResult") { DeletedFound() },
        .repaired("OpenedFound", with: "OpenedUnfiltered") { OpenedFound() },
        .repaired("ConfirmedFound", with: "ConfirmedResult") { ConfirmedFound() },
        .reported("DeletedBelow") { DeletedBelow() },
        .reported("DeletedResult") { DeletedResult() },
        .reported("OpenedUnfiltered") { OpenedUnfiltered() },
        .reported("ConfirmedResult") { ConfirmedResult() },
      ]
    ),
    .reports(
      "menus",
      "the row that a menu is open on",
      SearchDomain(windows: 1),
      hasOthers: true,
      [
        .repaired("MenuOfApp", with: "MenuOfOldRow", sharing: PendingUpdates.init) {
          MenuOfApp($0)
        },
        .reported("MenuOfOldRow", sharing: PendingUpdates.init) { MenuOfOldRow($0) },
      ]
    ),
    .reports(
      "registrations",
      "who registers when, and for how long",
      SearchDomain(windows: 1),
      hasOthers: true,
      [
        .repaired(
          "RegisteredWhileVisible",
          with: "ConversationInbox",
          sharing: ConversationInbox.init
        ) { RegisteredWhileVisible($0) },
        .reported(
          "ConversationsAgain",
          with: "ConversationInbox",
          sharing: ConversationInbox.init
        ) { ConversationsAgain($0) },
        .reported("WrongRemoval", with: "ConversationInbox", sharing: ConversationInbox.init) {
          WrongRemoval($0)
        },
      ]
    ),
    .reports(
      "returns",
      "what an app does when the user comes back to it",
      SearchDomain(windows: 1),
      [
        .repaired("ClockOnce") { ClockOnce() },
        .reported("ClockAgain") { ClockAgain() },
      ]
    ),
    .reports(
      "reuse",
      "what a reused cell has of another row",
      SearchDomain(answers: ["face"], windows: 1, rows: 4, requests: 4),
      server: .always,
      [
        .repaired("TickedItems", with: "TickedCells") { TickedItems() },
        .repaired("OneClosurePerCell", with: "AlertPerReuse") { OneClosurePerCell() },
        .repaired("PosterEmptied", with: "FormerPoster") { PosterEmptied() },
        .repaired("PictureOrNone", with: "PictureOfAnotherRoom") { PictureOrNone() },
        .repaired("SamePictures", with: "PictureOfAnotherRoom") { SamePictures() },
        .repaired("OrderedWares", with: "ButtonOffInCell") { OrderedWares() },
        .repaired("ChosenInItsRow", with: "ChosenInOtherRows") { ChosenInItsRow() },
        .repaired("AvatarOfAuthor", with: "LateAvatar") { AvatarOfAuthor() },
        .reported("AlertPerReuse") { AlertPerReuse() },
        .reported("FormerPoster") { FormerPoster() },
        .reported("PictureOfAnotherRoom") { PictureOfAnotherRoom() },
        .reported("TickedCells") { TickedCells() },
        .reported("ButtonOffInCell") { ButtonOffInCell() },
        .reported("ChosenInOtherRows") { ChosenInOtherRows() },
        .reported("LateAvatar") { LateAvatar() },
      ]
    ),
    .reports(
      "pages",
      "a list that is loaded page by page",
      SearchDomain(windows: 1, rows: 9),
      server: .always,
      hasOthers: true,
      [
        .repaired("NewPostsOnly", with: "FeedScreen", sharing: { FeedAndServer(NewPostsOnly()) }) {
          FeedScreen($0.feed)
        },
        .reported("PagesByOffset", with: "FeedScreen", sharing: { FeedAndServer(PagesByOffset()) })
        {
          FeedScreen($0.feed)
        },
        .reported(
          "PageAskedTwice",
          with: "FeedScreen",
          sharing: { FeedAndServer(PageAskedTwice()) }
        ) {
          FeedScreen($0.feed)
        },
        .reported(
          "OldPageAfterRefresh",
          with: "FeedScreen",
          sharing: { FeedAndServer(OldPageAfterRefresh()) }
        ) { FeedScreen($0.feed) },
      ]
    ),
    .reports(
      "answers",
      "what an answer adds, opens or ends",
      SearchDomain(texts: ["a", "ab"], windows: 1, rows: 4),
      server: .always,
      [
        .repaired("PushedOnceByAnswer", with: "PushedByAnswer") {
          PushedByAnswer(PushedOnceByAnswer())
        },
        .repaired("PostedOnce", with: "PostedAgain") { PostedOnce() },
        .reported("PostedAgain") { PostedAgain() },
        .repaired("LoginEnds", with: "LoginStaysOff") { LoginEnds() },
        .repaired("OneThreadAtATime", with: "PushedByRow") { PushedByRow(OneThreadAtATime()) },
        .repaired("RefreshEnds", with: "RefreshNeverEnds") { RefreshEnds() },
        .repaired("TriedAgain", with: "DisabledAfterFailure") { TriedAgain() },
        .repaired("SpinnerEnds", with: "BottomSpinner") { SpinnerEnds() },
        .repaired("EndedActivity", with: "SharedSpinner") { EndedActivity() },
        .repaired("ReceivedOnce", with: "SentAndReceived") { SentAndReceived(ReceivedOnce()) },
        .repaired("ReplacedCards", with: "CardsPerAppearance") {
          CardsPerAppearance(ReplacedCards())
        },
        .repaired("ResultsOfLastText", with: "ResultsAsTheyCome") {
          ProductPage(ResultsOfLastText())
        },
        .repaired("ItemBeforeRow", with: "RowWithoutItem") { ItemBeforeRow() },
        .repaired("ErrorAfterProgress", with: "ErrorBehindProgress") { ErrorAfterProgress() },
        .repaired("StarTakenBack", with: "StarStaysOn", sharing: FavoritePost.init, truth: star) {
          StarTakenBack($0)
        },
        .reported("SentAndReceived") { SentAndReceived(ChatLines()) },
        .reported("CardsPerAppearance") { CardsPerAppearance(CardDeck()) },
        .reported("PushedByAnswer") { PushedByAnswer(LoginLink()) },
        .reported("PushedByRow") { PushedByRow(TootThreads()) },
        .reported("RefreshNeverEnds") { RefreshNeverEnds() },
        .reported("LoginStaysOff") { LoginStaysOff() },
        .reported("DisabledAfterFailure") { DisabledAfterFailure() },
        .reported("BottomSpinner") { BottomSpinner() },
        .reported("SharedSpinner") { SharedSpinner() },
        .reported("ResultsAsTheyCome") { ProductPage(ProductSearch()) },
        .reported("RowWithoutItem") { RowWithoutItem() },
        .reported("ErrorBehindProgress") { ErrorBehindProgress() },
        .reported("StarStaysOn", sharing: FavoritePost.init, truth: star) { StarStaysOn($0) },
      ]
    ),
    .reports(
      "lives",
      "how long an object lives",
      SearchDomain(windows: 1),
      [
        .repaired("MenuDelegateKept", with: "MenuDelegateGone") { MenuDelegateKept() },
        .repaired("StoppedMapTimer") { StoppedMapTimer() },
        .repaired("BarWithoutChat", with: "BarKeepsChat") { BarWithoutChat() },
        .repaired("KeptTarget", with: "LocalTarget") { KeptTarget() },
        .repaired("KeptDataSource", with: "LocalDataSource") { KeptDataSource() },
        .repaired("RegisteredAgain", with: "RemovedAgain") { RegisteredAgain() },
        .reported("RemovedAgain") { RemovedAgain() },
        .reported("MenuDelegateGone") { MenuDelegateGone() },
        .reported("LocalDataSource") { LocalDataSource() },
        .reported("LocalTarget") { LocalTarget() },
        .reported("MapTimer") { MapTimer() },
        .reported("BarKeepsChat") { BarKeepsChat() },
      ]
    ),
    .reports(
      "screens",
      "a screen and its model, or another screen",
      SearchDomain(),
      [
        .repaired(
          "BadgeOfMessages",
          with: "BadgeAfterDelete",
          sharing: FriendMessages.init,
          truth: badge
        ) { UITabBarController.showing(BadgeOfMessages($0)) },
        .repaired(
          "NumberedEntries",
          with: "CopiedEntry",
          sharing: NumberedEntries.init,
          truth: accounts
        ) { CopiedEntry($0) },
        .repaired("ContentOfTab", with: "ClosedTab", sharing: OpenPassages.init, truth: passage) {
          ContentOfTab($0)
        },
        .repaired(
          "NameOfAccount",
          with: "NameReadOnce",
          sharing: CourseAccount.init,
          truth: userName
        ) { NameOfAccount($0) },
        .repaired(
          "EngineOfAllWindows",
          with: "EngineOfOneWindow",
          sharing: SearchEngine.init,
          truth: engine
        ) { EngineOfAllWindows($0) },
        .repaired(
          "EditedInPlace",
          with: "EditedCopy",
          sharing: ReaderComments.init,
          truth: comment
        ) { EditedInPlace($0) },
        .repaired(
          "ReadAfterSettings",
          with: "ReadOnceBeforeSettings",
          sharing: SpokenPhrases.init,
          truth: phrases
        ) { ReadAfterSettings($0) },
        .repaired(
          "SwitchSetBack",
          with: "DeclinedSwitch",
          sharing: CrashReports.init,
          truth: reporting
        ) { SwitchSetBack($0) },
        .reported("DeclinedSwitch", sharing: CrashReports.init, truth: reporting) {
          DeclinedSwitch($0)
        },
        .repaired(
          "ReadWhenTold",
          with: "ReadWhenAppearing",
          sharing: EnteredWeights.init,
          truth: weights
        ) { ReadWhenTold($0) },
        .reported("ReadWhenAppearing", sharing: EnteredWeights.init, truth: weights) {
          ReadWhenAppearing($0)
        },
        .reported("EditedCopy", sharing: ReaderComments.init, truth: comment) { EditedCopy($0) },
        .reported("ReadOnceBeforeSettings", sharing: SpokenPhrases.init, truth: phrases) {
          ReadOnceBeforeSettings($0)
        },
        .reported("BadgeAfterDelete", sharing: FriendMessages.init, truth: badge) {
          UITabBarController.showing(BadgeAfterDelete($0))
        },
        .reported("CopiedEntry", sharing: MoneyAccounts.init, truth: accounts) { CopiedEntry($0) },
        .reported("ClosedTab", sharing: OpenPassages.init, truth: passage) { ClosedTab($0) },
        .reported("NameReadOnce", sharing: CourseAccount.init, truth: userName) {
          NameReadOnce($0)
        },
        .reported("EngineOfOneWindow", sharing: SearchEngine.init, truth: engine) {
          EngineOfOneWindow($0)
        },
      ]
    ),
    .reports(
      "transitions",
      "a touch while a screen slides in",
      SearchDomain(windows: 1),
      transitionTime: .milliseconds(350),
      [
        .repaired("PushedFromTop", with: "PushedWhileSliding") { PushedFromTop() },
        .reported("PushedWhileSliding") { PushedWhileSliding() },
      ]
    ),
    .reports(
      "neighbors",
      "what looks like the bug of a report, and is none",
      SearchDomain(windows: 1, rows: 4),
      [
        .repaired("OneHandlerOfTwo") { OneHandlerOfTwo() },
        .repaired("FavoritesAbove") { FavoritesAbove() },
        .repaired("ReplyToReply") { ReplyToReply(PostThread(), 0) },
      ]
    ),
    .reports(
      "drafts",
      "a text that the user has not sent yet",
      SearchDomain(texts: ["Hi"], windows: 1),
      openStorage: { _ in DraftFile() },
      [
        .repaired("DraftAsTyped") { DraftAsTyped() },
        .reported("DraftWhenLeaving", with: "DraftAsTyped") { DraftWhenLeaving() },
      ]
    ),
  ]

  private static func reports(
    _ kind: String,
    _ summary: String,
    _ domain: SearchDomain,
    server: ServerUse = .never,
    openStorage: StorageOpener? = nil,
    transitionTime: Duration = .zero,
    hasOthers: Bool = false,
    _ wirings: [Wiring]
  ) -> System {
    System(
      name: "reports-\(kind)",
      summary: summary,
      style: .cocoaMVC,
      screens: [ScreenKind("screen", "the first one")],
      outsideActions: hasOthers ? [OutsideAction("change", usage: "", "others do something")] : [],
      server: server,
      openStorage: openStorage,
      transitionTime: transitionTime,
      searchDomain: domain,
      wirings: wirings,
      sources: .embedded
    )
  }
}

extension Wiring {
  /// A program with the bug of a report.
  fileprivate static func reported(
    _ file: String,
    with other: String? = nil,
    screen: @escaping @Sendable () -> ViewController
  ) -> Wiring { reported(file, with: other, sharing: {}, screen: screen) }

  /// A program with the bug of a report, whose windows share a model.
  fileprivate static func reported<Shared>(
    _ file: String,
    with other: String? = nil,
    sharing shared: @escaping @Sendable () -> Shared,
    truth: @escaping @Sendable (ViewController, Shared) -> Truth? = { _, _ in nil },
    screen: @escaping @Sendable (Shared) -> ViewController
  ) -> Wiring {
    report(file, other, .misused([rule(of: file)]), shared, truth, screen)
  }

  /// A program without the bug of a report.
  fileprivate static func repaired(
    _ file: String,
    with other: String? = nil,
    screen: @escaping @Sendable () -> ViewController
  ) -> Wiring { repaired(file, with: other, sharing: {}, screen: screen) }

  /// A program without the bug of a report, whose windows share a model.
  fileprivate static func repaired<Shared>(
    _ file: String,
    with other: String? = nil,
    sharing shared: @escaping @Sendable () -> Shared,
    truth: @escaping @Sendable (ViewController, Shared) -> Truth? = { _, _ in nil },
    screen: @escaping @Sendable (Shared) -> ViewController
  ) -> Wiring { report(file, other, .correct, shared, truth, screen) }

  private static func report<Shared>(
    _ file: String,
    _ other: String?,
    _ verdict: Verdict,
    _ shared: @escaping @Sendable () -> Shared,
    _ truth: @escaping @Sendable (ViewController, Shared) -> Truth?,
    _ screen: @escaping @Sendable (Shared) -> ViewController
  ) -> Wiring {
    Wiring(
      dashed(file),
      verdict,
      "see \(file).swift",
      files: ([file] + [other].compactMap(\.self)).map { "\($0).swift" }
    ) { AdversaryAssembly(shared(), truth, screen) }
  }

  /// The rule that a report expects; one that the lab does not have can be seen beside a repaired program only.
  private static func rule(of file: String) -> RuleName {
    let name = [BugReport].all.first { $0.program.file == file }?.rule
    if let law = Style.cocoaMVC.laws.first(where: { $0.name == name }) { return .law(law.name) }
    return .symptom(Symptom.standard.first { $0.name == name }?.name ?? Symptom.diverges.name)
  }
}

/// A feed, and the server that it loads from.
private final class FeedAndServer: ChangedElsewhere {
  let feed: PagedFeed
  private let posts = PostServer()

  init(_ feed: PagedFeed) {
    self.feed = feed
    Runtime.current?.server?.backend = { [posts] request, body in body ?? posts.page(request) }
  }

  func changeElsewhere() { posts.writePost() }
}

/// What the tab of the messages must show.
private func badge(_ screen: ViewController, _ messages: FriendMessages) -> Truth? {
  Truth("messages") { Truth.Badge("Messages", messages.badge) }
}

/// That all stored accounts are listed.
private func accounts(_ screen: ViewController, _ accounts: MoneyAccounts) -> Truth? {
  Truth("accounts") { Truth.Rows(accounts.saved.map(\.name)) }
}

/// What must stand below the bar of a reader.
private func passage(_ screen: ViewController, _ passages: OpenPassages) -> Truth? {
  Truth("passage") { Truth.Text("content", "Text of \(passages.current)") }
}

/// What the star of a post must say, unless the server is still asked.
private func star(_ screen: ViewController, _ post: FavoritePost) -> Truth? {
  Truth("post") {
    if !post.isSending { Truth.Text("star", post.isFavorite ? "favorite" : "no favorite") }
  }
}

/// Whose name the settings must show.
private func userName(_ screen: ViewController, _ account: CourseAccount) -> Truth? {
  screen is ProfilePage ? Truth("profile") { Truth.Text("name", account.name) } : nil
}

/// That all windows are about the same engine.
private func engine(_ screen: ViewController, _: SearchEngine) -> Truth? { Truth("engine") }

/// The text that the page of a comment must show.
private func comment(_ screen: ViewController, _ comments: ReaderComments) -> Truth? {
  Truth("comment") { Truth.Text("comment", comments.texts[0]) }
}

/// What a switch must show when nothing is asked.
private func reporting(_ screen: ViewController, _ reports: CrashReports) -> Truth? {
  screen is DeclinedSwitch
    ? Truth("reports") { Truth.Value("Reports", reports.isOn ? "on" : "off") } : nil
}

/// The weights that the first screen must show.
private func weights(_ screen: ViewController, _ weights: EnteredWeights) -> Truth? {
  screen is ReadWhenAppearing ? Truth("weights") { Truth.Rows(weights.all) } : nil
}

/// The phrases that the first screen must show.
private func phrases(_ screen: ViewController, _ phrases: SpokenPhrases) -> Truth? {
  screen is ReadOnceBeforeSettings ? Truth("phrases") { Truth.Rows(phrases.all) } : nil
}
