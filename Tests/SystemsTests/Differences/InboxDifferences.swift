import LabSystems
import MVCLab

extension [WiringDifference] {
  static let inbox: Self = [
    WiringDifference(
      .inbox,
      "stale-row",
      """
      InboxViewController inherits
        ~ dequeueCell(for:)  -2 +6
        + star(at:)  +5
      + StarredCell  +3
      """
    ),
    WiringDifference(
      .inbox,
      "filtered-index",
      """
      InboxViewController inherits
        ~ open(_:)  -1 +2
      """
    ),
    WiringDifference(
      .inbox,
      "observer-per-appearance",
      """
      InboxViewController inherits
        ~ observeStore()  -5 +1
        + viewWillAppear(_:)  +6
      """
    ),
    WiringDifference(
      .inbox,
      "action-per-reuse",
      """
      InboxViewController inherits
        ~ viewDidLoad()  -15 +1
        ~ fill(_:with:)  -3 +5
      + PlainCell  +2
      """
    ),
    WiringDifference(
      .inbox,
      "late-picture",
      """
      InboxViewController inherits
        ~ showPicture(of:in:)  -1 +7
      """
    ),
    WiringDifference(
      .inbox,
      "uncleared-cell",
      """
      InboxViewController inherits
        ~ fill(_:with:)  -1 +5
      """
    ),
    WiringDifference(
      .inbox,
      "mark-in-cell",
      """
      InboxViewController inherits
        ~ mark(_:)  -2 +2
        ~ showMark(of:in:)  -3 +1
        ~ marked  -1 +5
        ~ endSelecting()  -3 +4
      """
    ),
    WiringDifference(
      .inbox,
      "page-by-count",
      """
      InboxStore inherits
        ~ cancelPage()  -4 +1
        ~ loadNextPage(then:)  -4 +9
      """
    ),
    WiringDifference(
      .inbox,
      "two-pushes",
      """
      InboxViewController inherits
        ~ open(_:)  -2 +8
      """
    ),
    WiringDifference(
      .inbox,
      "toggled-back",
      """
      InboxStore
        ~ setStarred(_:_:then:)  -6 +2
      """
    ),
    WiringDifference(
      .inbox,
      "stays-off",
      """
      ConversationViewController inherits
        ~ submit(_:)  -1 +7
      """
    ),
    WiringDifference(
      .inbox,
      "badge-by-occasion",
      """
      InboxViewController inherits
        + viewWillAppear(_:)  +4
        ~ inboxDidChange(_:)  -6 +4
      """
    ),
    WiringDifference(
      .inbox,
      "nobody-keeps-it",
      """
      ArchiveViewController inherits
        ~ setDataSource()  -1 +4
      """
    ),
    WiringDifference(
      .inbox,
      "timer-keeps-screen",
      """
      ConversationViewController inherits
        ~ startSendingTimer()
          - sendingTimer = every(.seconds(1)) { [weak self] in self?.showSending() }
          + sendingTimer = every(.seconds(1)) { self.showSending() }
        ~ stopWhenHidden()
          - func stopWhenHidden() { stopSendingTimer() }
          + func stopWhenHidden() {}
        + deinit  +1
      """
    ),
    WiringDifference(
      .inbox,
      "edits-a-copy",
      """
      ConversationViewController inherits
        + conversation  +1
        ~ showConversation()  -2 +2
        ~ toggleMuted()  -2 +2
      """
    ),
    WiringDifference(
      .inbox,
      "draft-when-leaving",
      """
      ConversationViewController inherits
        ~ textDidChange()
          - func textDidChange() { storeDraft() }
          + func textDidChange() {}
      """
    ),
    WiringDifference(
      .inbox,
      "alert-behind-alert",
      """
      InboxViewController inherits
        ~ showFailure(_:)  -1 +6
      """
    ),
    WiringDifference(
      .inbox,
      "search-in-any-order",
      """
      ConversationSearch inherits
        ~ find(_:then:)  -4 +1
      """
    ),
    WiringDifference(
      .inbox,
      "rows-before-items",
      """
      InboxViewController inherits
        ~ archive(_:at:)  -1 +2
      """
    ),
  ]
}
