import HeadlessUI
import MVC
import MVCLab

extension System {
  /// Conversations with people: what developers report of such apps, year after year, in UIKit's names.
  public static let inbox: System = inbox(
    InboxScale(conversations: 7, pageSize: 4, viewport: 3)
  )

  private static func inbox(_ scale: InboxScale) -> System {
    func wiring(
      _ name: String,
      _ verdict: Wiring.Verdict,
      _ summary: String,
      _ files: [String],
      store: @autoclosure @escaping @Sendable () -> any StarringStore = Correct.InboxStore(),
      _ classes: @autoclosure @escaping @Sendable () -> InboxClasses = InboxClasses()
    ) -> Wiring {
      Wiring(name, verdict, summary, files: files) {
        InboxAssembly(scale, store: store(), classes())
      }
    }
    return System(
      name: "inbox",
      summary:
        "conversations in reused cells, with pages, a search, an archive, drafts and a badge",
      origin: "what people report",
      style: .cocoaMVC,
      promises: { [ConfirmedStarPromise(), KeptDraftPromise()] },
      screens: [ScreenKind("inbox", "the tabs: the list of conversations, and the archive")],
      outsideActions: InboxAssembly.outsideActions,
      server: .always,
      openStorage: { _ in DraftMemory() },
      searchDomain: SearchDomain(texts: ["Bob", "Zoe"], windows: 2, rows: 8, requests: 5),
      wirings: [
        wiring(
          "correct",
          .correct,
          "one store that asks the server, and tells every window",
          [
            "InboxViewController.swift", "ConversationCell.swift",
            "ConversationViewController.swift",
            "MessageCell.swift", "ArchiveViewController.swift", "ArchivedRows.swift",
            "InboxStore.swift", "ConversationStore.swift", "ConversationThread.swift",
            "ConversationSearch.swift", "PictureStore.swift", "Drafts.swift",
          ]
        ),
        wiring(
          "stale-row",
          .misused(breaking: .actsOnAnotherRow),
          "a cell's closure keeps the row number that the cell was made for",
          ["StaleRowInboxViewController.swift", "InboxViewController.swift"],
          InboxClasses(list: { StaleRow.InboxViewController($0, search: $1, makeConversation: $2) })
        ),
        wiring(
          "filtered-index",
          .misused(breaking: .actsOnAnotherRow),
          "a selected row of the results is looked up in the whole list",
          ["FilteredIndexInboxViewController.swift", "InboxViewController.swift"],
          InboxClasses(list: {
            FilteredIndex.InboxViewController($0, search: $1, makeConversation: $2)
          })
        ),
        wiring(
          "observer-per-appearance",
          .misused(breaking: .handledTwice),
          "the list begins to listen at each appearance",
          ["ObserverPerAppearanceInboxViewController.swift", "InboxViewController.swift"],
          InboxClasses(list: {
            ObserverPerAppearance.InboxViewController($0, search: $1, makeConversation: $2)
          })
        ),
        wiring(
          "action-per-reuse",
          .misused(breaking: .handledTwice),
          "the star's action is added each time a cell is filled",
          ["ActionPerReuseInboxViewController.swift", "InboxViewController.swift"],
          InboxClasses(list: {
            ActionPerReuse.InboxViewController($0, search: $1, makeConversation: $2)
          })
        ),
        wiring(
          "late-picture",
          .misused(breaking: .staleCell),
          "an answer sets the picture of whatever the cell shows by then",
          [
            "LatePictureInboxViewController.swift", "InboxViewController.swift",
            "PictureStore.swift",
          ],
          InboxClasses(list: {
            LatePicture.InboxViewController($0, search: $1, makeConversation: $2)
          })
        ),
        wiring(
          "uncleared-cell",
          .misused(breaking: .staleCell),
          "a reused cell keeps the former picture until the new one comes",
          ["UnclearedCellInboxViewController.swift", "InboxViewController.swift"],
          InboxClasses(list: {
            UnclearedCell.InboxViewController($0, search: $1, makeConversation: $2)
          })
        ),
        wiring(
          "mark-in-cell",
          .misused(breaking: .staleCell),
          "a check mark is set on the cell and stored nowhere",
          ["MarkInCellInboxViewController.swift", "InboxViewController.swift"],
          InboxClasses(list: {
            MarkInCell.InboxViewController($0, search: $1, makeConversation: $2)
          })
        ),
        wiring(
          "page-by-count",
          .misused(breaking: .listedTwice),
          "the next page is asked for by the number of rows, and a refresh does not cancel it",
          ["PageByCountInboxStore.swift", "InboxStore.swift", "ConversationStore.swift"],
          store: PageByCount.InboxStore()
        ),
        wiring(
          "two-pushes",
          .misused(breaking: .shownTwice),
          "the answer pushes the screen, and nothing stops a second tap",
          ["TwoPushesInboxViewController.swift", "InboxViewController.swift"],
          InboxClasses(list: { TwoPushes.InboxViewController($0, search: $1, makeConversation: $2) }
          )
        ),
        wiring(
          "toggled-back",
          .misused(breaking: ConfirmedStarPromise()),
          "a refused star is toggled instead of restored, and answers may race",
          ["ToggledBackInboxStore.swift", "ConversationStore.swift"],
          store: ToggledBack.InboxStore()
        ),
        wiring(
          "stays-off",
          .misused(breaking: .stuck),
          "Send is switched off for a request, and on again only after a success",
          ["StaysOffConversationViewController.swift", "ConversationViewController.swift"],
          InboxClasses(conversation: { StaysOff.ConversationViewController($0, $1) })
        ),
        wiring(
          "badge-by-occasion",
          .misused(breaking: .screenDisagreesWithModel),
          "the badge follows messages that come in, and forgets those read on another device",
          ["BadgeByOccasionInboxViewController.swift", "InboxViewController.swift"],
          InboxClasses(list: {
            BadgeByOccasion.InboxViewController($0, search: $1, makeConversation: $2)
          })
        ),
        wiring(
          "nobody-keeps-it",
          .misused(breaking: .lostLink),
          "the archive's data source is an object that nobody holds",
          [
            "NobodyKeepsItArchiveViewController.swift", "ArchiveViewController.swift",
            "ArchivedRows.swift",
          ],
          InboxClasses(archive: { NobodyKeepsIt.ArchiveViewController($0, makeConversation: $1) })
        ),
        wiring(
          "timer-keeps-screen",
          .misused(breaking: .leak),
          "a repeating timer's closure holds the screen",
          ["TimerKeepsScreenConversationViewController.swift", "ConversationViewController.swift"],
          InboxClasses(conversation: { TimerKeepsScreen.ConversationViewController($0, $1) })
        ),
        wiring(
          "edits-a-copy",
          .misused(breaking: .modelInController),
          "the screen of a conversation changes its own copy of a struct",
          ["EditsACopyConversationViewController.swift", "ConversationViewController.swift"],
          InboxClasses(conversation: { EditsACopy.ConversationViewController($0, $1) })
        ),
        wiring(
          "draft-when-leaving",
          .misused(breaking: KeptDraftPromise()),
          "the draft is stored in viewWillDisappear, and nowhere else",
          ["DraftWhenLeavingConversationViewController.swift", "ConversationViewController.swift"],
          InboxClasses(conversation: { DraftWhenLeaving.ConversationViewController($0, $1) })
        ),
        wiring(
          "alert-behind-alert",
          .misused(breaking: .nobodyHeard),
          "two failures present two alerts",
          ["AlertBehindAlertInboxViewController.swift", "InboxViewController.swift"],
          InboxClasses(list: {
            AlertBehindAlert.InboxViewController($0, search: $1, makeConversation: $2)
          })
        ),
        wiring(
          "search-in-any-order",
          .misused(breaking: .olderAnswerWins),
          "the answers of a search are shown as they come",
          ["SearchInAnyOrderConversationSearch.swift", "ConversationSearch.swift"],
          InboxClasses(search: { SearchInAnyOrder.ConversationSearch($0) })
        ),
        wiring(
          "rows-before-items",
          .misused(breaking: .fault),
          "the row is deleted in the handler, the item when the server agrees",
          ["RowsBeforeItemsInboxViewController.swift", "InboxViewController.swift"],
          InboxClasses(list: {
            RowsBeforeItems.InboxViewController($0, search: $1, makeConversation: $2)
          })
        ),
      ],
      firstSteps: ["server ok", "scroll 1", "tap star row 3"],
      sources: .embedded
    )
  }
}
