import HeadlessUI
import MVCLab
import UIKitNames

/// Cells that only report what the user does.
let pressedCells: [Wiring] = [
  .program("PressingCell") { PressingList() },
  .program("OpeningCell") { OpeningList() },
  .program("AskingCell") { AskingList() },
  .program("LoadingCell") { LoadingList() },
]

/// Elements that show nothing of a model.
let ownElements: [Wiring] = [
  .program("PasswordEye") { PasswordEye() },
  .program("CopiedNotice") { CopiedNotice() },
  .program("DisclosureToggle") { DisclosureToggle() },
  .program("StepperLabel") { StepperLabel() },
  .program("PickerLabel") { PickerLabel() },
  .program("SwitchNote") { SwitchNote() },
  .program("MissingName") { MissingName() },
  .program("PushedDetail") { PushedDetail() },
  .program("ClearedError") { ClearedError() },
  .program("LoadingSpinner") { LoadingSpinner() },
  .program("ScrollToTop") { ScrollToTop() },
  .program("OwnNames") { OwnNames() },
  .program("GiftRows") { GiftRows() },
  .program("LivePreview") { LivePreview() },
]

/// Screens that show what a model says.
let paintedModels: [Wiring] = [
  .program("PresentedLamps") { PresentedLamps() },
  .program("ListeningLamps") { ListeningLamps() },
  .program("PlainPostingStore", sharing: ToolStore.init) { PlainPostingStore($0) },
  .program("ReturningCount", sharing: Words.init) { ReturningCount($0) },
  .program("UnreadBadge", sharing: Mailbox.init, truth: UnreadBadge.truth) {
    UITabBarController.showing(UnreadBadge($0))
  },
  .program("FollowedRating", sharing: Rating.init, truth: FollowedRating.truth) {
    FollowedRating($0)
  },
  .program("CopiedRows", sharing: Words.init) { CopiedRows($0) },
  .program("JumpToTab", sharing: Words.init, truth: WordList.truth) {
    UITabBarController.showing(JumpToTab($0), WordForm($0))
  },
]

/// Screens that show a model as another window, a filter or a covering screen lets them.
let otherWindows: [Wiring] = [
  .program("FilteredWindow", sharing: Words.init, truth: subject) { FilteredWindow($0) },
  .program("SortedWindow", sharing: Words.init, truth: subject) { SortedWindow($0) },
  .program("ExpandedWindow", sharing: Words.init, truth: subject) { ExpandedWindow($0) },
  .program("CoveredList", sharing: Words.init, truth: WordList.truth) { CoveredList($0) },
  .program("UnselectedTab", sharing: Words.init, truth: WordList.truth) {
    UITabBarController.showing(UnselectedTab($0), WordForm($0))
  },
]

/// Answers that come in another order than the questions, or to nobody, and objects that live a little longer.
let answersAndLives: [Wiring] = [
  .program("RowPictures") { RowPictures() },
  .program("VersionedDocument") { VersionedDocument() },
  .program("NewestLike") { NewestLike() },
  .program("LeftDetail") { LeftDetail(Words()) },
  .program("LeftListener") { LeftListener(Words()) },
  .program("LeftNavigationDelegate") { LeftNavigationDelegate(Words()) },
  .program("ClearedDelegates") { ClearedDelegates() },
  .program("KeptPresentationDelegate") { KeptPresentationDelegate(Words()) },
  .program("TwoPages") { TwoPages() },
  .program("FadingPage") { FadingPage(Words()) },
  .program("LateTitle") { LateTitle(Words()) },
  .program("StoppedTimer") { StoppedTimer(Words()) },
]

/// Rows and buttons that do more, or less, than most.
let unusualRows: [Wiring] = [
  .program("SelectAll") { SelectAll() },
  .program("MovedUp", sharing: Words.init) { MovedUp($0) },
  .program("SameWordTwice", sharing: Words.init) { SameWordTwice($0) },
  .program("SongTwice") { SongTwice() },
  .program("OneShotButton", sharing: Words.init) { OneShotButton($0) },
]

/// Lists and forms next to what a user would call a bug.
let nearHarm: [Wiring] = [
  .program("ShuffleRow") { ShuffleRow() },
  .program("FoldedTree") { FoldedTree() },
  .program("ActingRows") { ActingRows() },
  .program("SyncedLikes") { SyncedLikes() },
  .program("SongPlayedTwice") { SongPlayedTwice() },
  .program("MixedFeed") { MixedFeed() },
  .program("UnchangedMark") { UnchangedMark() },
  .program("SharedAvatar") { SharedAvatar() },
  .program("WaitingForGuest", sharing: GameTable.init) { WaitingForGuest($0) },
  .program("TakenName") { TakenName() },
  .program("LastPage") { LastPage() },
  .program("RestoredFolders") { RestoredFolders() },
  .program("ScoredPlayers") { ScoredPlayers(style: .plain) },
  .program("FollowedContact", sharing: CalledContacts.init) { FollowedContact($0) },
  .program("NotesBesideEditor", sharing: EditedNotes.init) { NotesBesideEditor($0) },
  .program("HeardTracks", sharing: HeardAlbum.init) { HeardTracks($0) },
  .program("RecentCalls", sharing: CallLog.init) { RecentCalls($0) },
  .program("FollowedDuty", sharing: Duties.init) { FollowedDuty($0) },
  .program("AskingPage") { AskingPageOpener() },
  .program("AskingSwitch", sharing: AlarmSetting.init, truth: AskingSwitch.truth) {
    AskingSwitch($0)
  },
]

/// Controllers with a state that is no model's.
let ownState: [Wiring] = [
  .program("FixedMenu") { FixedMenu() },
  .program("ExpandedRows", sharing: Words.init) { ExpandedRows($0) },
  .program("DraftWord", sharing: Words.init) { DraftWord($0) },
]

/// Observers of what they show, and models that are told of.
let rightListeners: [Wiring] = [
  .program("ObservedWhileVisible", sharing: Words.init) { ObservedWhileVisible($0) },
  .program("GivenFunctions", sharing: ChatRoom.init) { GivenFunctions($0) },
  .program("PayloadBadge", sharing: ChatRoom.init) { _ in PayloadBadge() },
  .program("LabelStyler") { LabelStyler() },
  .program("TableAdapter", sharing: Words.init) { TableAdapter($0) },
  .program("BusySign") { BusySign() },
  .program("TellingStore") { TellingStore() },
  .program("HeardByController", sharing: LikeCounts.init) { HeardByController($0) },
]

/// Models and tables that come to rest, and keep what they promise.
let orderlyModels: [Wiring] = [
  .program("AskingModel") { AskingModel() },
  .program("SettlingFields") { SettlingFields() },
  .program("LateRegistration", sharing: Words.init) { LateRegistration($0) },
  .program("FullTable", sharing: GuestBook.init) { FullTable($0) },
]

/// Small apps, as courses begin with.
let firstApps: [Wiring] = [
  .program("LoginForm") { LoginForm() },
  .program("CartTotal") { UITabBarController.showing(CartTotal()) },
  .program("SettingsSwitches") { SettingsSwitches() },
  .program("SendingMessages") { SendingMessages() },
  .program("FavoriteStars") { FavoriteStars() },
  .program("StopwatchModel") { StopwatchModel() },
  .program("CancelledSearch") { CancelledSearch() },
  .program("EditedRows", sharing: Words.init) { EditedRows($0) },
  .program("AlertAfterAlert") { AlertAfterAlert(Words()) },
]

/// Views of MVVM, which hold their view model and call its actions.
let innocentInMVVM: [Wiring] = [
  .program("TurningCard") { TurningCard() },
  .program("MutatingAction") { MutatingAction(viewModel: ScoreModel()) },
  .program("BoundWhileVisible") { BoundWhileVisible() },
  .program("ReboundCells") { ReboundCells() },
]

/// Views of Mvce, which send events.
let innocentInMvce: [Wiring] = [
  .program("FollowingEvent") { FollowingEvent() }
]

/// Views that report to their controller by a contract.
let innocentWithContracts: [Wiring] = [
  .program("ReturningShelf") { ReturningShelf() },
  .program("ReportingView") { ReportingView() },
]

/// That all windows are about the same words.
func subject(_ screen: ViewController, _ words: Words) -> Truth? { Truth("words") }

/// Tables of controls that show each row what the user has made of it.
let enteredInCells: [Wiring] = [
  .program("KeptEntries") { KeptEntries() },
  .program("KeptChoices") { KeptChoices() },
  .program("DisplayedAnswers") { DisplayedAnswers() },
  .program("EmptiedOnReuse") { EmptiedOnReuse() },
  .program("ResetIfChanged") { ResetIfChanged() },
  .program("StaticForm") { StaticForm() },
  .program("FormOfFour") { FormOfFour() },
  .program("OwnIdentifiers") { OwnIdentifiers() },
  .program("GuestsAbove") { GuestsAbove() },
  .program("MovedWithItem", sharing: Words.init) { MovedWithItem($0) },
  .program("CorrectedAnswers") { CorrectedAnswers() },
  .program("SetIfOther") { SetIfOther() },
  .program("UnchangedSwitch") { UnchangedSwitch() },
]

/// Models that tell early, late, or of something that no table shows.
let toldInTime: [Wiring] = [
  .program("SlipList") { SlipList(SlipStore()) },
  .program("WillAndDid") { SlipList(WillAndDidStore()) },
  .program("CalledBack") { CalledBack() },
  .program("ReloadedOnReturn") { ReloadedOnReturn(HastySlipStore()) },
  .program("ReloadsNextTurn") { ReloadsNextTurn(HastySlipStore()) },
  .program("OutsideOfFilter") { OutsideOfFilter(DoneSlipStore()) },
  .program("FirstTwo") { FirstTwo(HastySlipStore()) },
  .program("FoldedSlips") { FoldedSlips() },
  .program("ThrottledNews") { SlipList(ThrottledSlipStore()) },
  .program("ListenerAdds") { ListenerAdds(AskingSlipStore()) },
  .program("InsertedAfterwards") { InsertedAfterwards(PlaceTellingStore()) },
  .program("ToldOfLoading") { SlipList(LoadingSlipStore()) },
  .program("SortedSlips") { SortedSlips(PilingStore()) },
  .program("TakenBackSlip") { SlipList(TakenBackStore()) },
]

/// Forms that send what the user wants as often as the user wants it.
let sentOnce: [Wiring] = [
  .program("ComposedLines") { ComposedLines(LineStore()) },
  .program("EmptiedComposer") { EmptiedComposer(LineStore()) },
  .program("LaughsTwice") { LaughsTwice(LineStore()) },
  .program("FixedItems") { FixedItems(LineStore()) },
  .program("SearchedTwice") { OpenComposer(FindingStore()) },
  .program("RetriedLine") { RetriedLine(LineStore()) },
  .program("CorrectedLine") { CorrectedLine(LineStore()) },
  .program("KnownNumbers") { OpenComposer(NumberedStore()) },
  .program("LatestOnly") { OpenComposer(LatestOnlyStore()) },
  .program("RecalledLine") { OpenComposer(RecallingStore()) },
  .program("ForgottenTwin") { OpenComposer(ForgettingStore()) },
  .program("RefusedName") { RefusedName(LineStore()) },
  .program("TwoOfACode") { OpenComposer(CodeCart()) },
  .program("EarlierSearches") { OpenComposer(EarlierStore()) },
  .program("TwoWays") { TwoWays(LineStore()) },
  .program("CrossPosted") { CrossPosted() },
  .program("MergedLines") { OpenComposer(MergingStore()) },
  .program("SavedLog") { OpenComposer(SavedDocument()) },
  .program("TwoRecipients") { TwoRecipients() },
  .program("ThrownDice") { OpenComposer(DiceStore()) },
  .program("AskedBefore") { AskedBefore(LineStore()) },
  .program("LoggedInTwice") { LoggedInTwice() },
]
