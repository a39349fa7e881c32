import HeadlessUI
import MVCLab
import UIKitNames

/// Cells that act for their controller.
let actingCells: [Wiring] = [
  .program("LocatingCell", .misused(breaking: .viewChangesModel)) { LocatingList() },
  .program("HelpedCell", .misused(breaking: .viewChangesModel)) { HelpedList() },
  .program("CommandingCell", .misused(breaking: .viewChangesModel)) { CommandingList() },
  .program("PushingCell", .misused(breaking: .viewNavigates)) { PushingList() },
  .program("FetchingCell", .misused(breaking: .viewUsesNetwork)) { FetchingList() },
]

/// Pictures of a model that are painted without it.
let paintedDirectly: [Wiring] = [
  .program("PaintingLamps", .misused(breaking: .uiChangesUI)) { PaintingLamps() },
  .program("ClosurePaintingLamps", .misused(breaking: .uiChangesUI)) { ClosurePaintingLamps() },
  .program("DelegatePaintingLamps", .misused(breaking: .uiChangesUI)) { DelegatePaintingLamps() },
  .program("HelpedPainter", .misused(breaking: .uiChangesUI)) { HelpedPainter() },
  .program("MarkInCell", .misused(breaking: .uiChangesUI)) { MarkInCell() },
  .program("KnowingStore", .misused(breaking: .modelKnowsView)) { KnowingLamps() },
  .program("LabelOfTruth", .misused(breaking: .uiChangesUI), sharing: Words.init, truth: count) {
    LabelOfTruth($0)
  },
  .program("PaintingStepper", .misused(breaking: .uiChangesUI)) { PaintingStepper() },
  .program("TypedEntries", .misused(breaking: .uiChangesUI)) { TypedEntries() },
  .program("PaintingFromDetail", .misused(breaking: .uiChangesUI)) { PaintedLamps() },
  .program("EmptyNews", .misused(breaking: .uiChangesUI)) { EmptyNews() },
  .program("PaintingBadge", .misused(breaking: .uiChangesUI)) {
    UITabBarController.showing(PaintingBadge())
  },
  .program(
    "ForgedBadge",
    .misused(breaking: .uiChangesUI),
    sharing: Mailbox.init,
    truth: UnreadBadge.truth
  ) { UITabBarController.showing(ForgedBadge($0)) },
  .program(
    "PaintedStar",
    .misused(breaking: .uiChangesUI),
    sharing: Rating.init,
    truth: FollowedRating.truth
  ) { PaintedStar($0) },
]

/// Answers that come in another order than the questions.
let lateAnswers: [Wiring] = [
  .program("LatePicture", .misused(breaking: .olderAnswerWins)) { LatePicture() },
  .program("SlowSearch", .misused(breaking: .olderAnswerWins)) { SlowSearch() },
  .program("CountingAnswers", .misused(breaking: .olderAnswerWins)) { CountingAnswers() },
  .program("RacingFlag", .misused(breaking: .olderAnswerWins)) { RacingFlag() },
]

/// Lists that show one item twice.
let repeatedItems: [Wiring] = [
  .program("AppendedAgain", .misused(breaking: .listedTwice)) { AppendedAgain() },
  .program("WrongDuty", .misused(breaking: .actsOnAnotherRow), sharing: Duties.init) {
    WrongDuty($0)
  },
  .program("StaleDuty", .misused(breaking: .actsOnAnotherRow), sharing: Duties.init) {
    StaleDuty($0)
  },
  .program("KeptAfterAnswer", .misused(breaking: .leak)) { KeptAfterAnswer() },
]

/// Objects that are gone too early, or too late.
let lostObjects: [Wiring] = [
  .program("SwipedRow", .misused(breaking: .fault)) { SwipedRow() },
  .program("KeptByTimer", .misused(breaking: .leak)) { KeptByTimer() },
  .program("KeptByHandler", .misused(breaking: .leak)) { KeptByHandler(Words()) },
  .program("KeptByClosure", .misused(breaking: .leak)) { KeptByClosure(Words()) },
  .program("SecondAlert", .misused(breaking: .nobodyHeard)) { SecondAlert() },
  .program("GoneDelegate", .misused(breaking: .lostLink)) { GoneDelegate() },
  .program("GoneLabDelegate", .misused(breaking: .lostLink)) { GoneLabDelegate() },
  .program("LocalLoader", .misused(breaking: .nobodyHeard)) { LocalLoader() },
  .program("GoneTarget", .misused(breaking: .lostLink)) { GoneTarget(Words()) },
  .program("GoneTableDelegate", .misused(breaking: .lostLink)) { GoneTableDelegate(Words()) },
  .program("GoneSearchDelegate", .misused(breaking: .lostLink)) { GoneSearchDelegate(Words()) },
  .program("GoneNoteDelegate", .misused(breaking: .lostLink)) { GoneNoteDelegate() },
  .program("GonePickerDelegate", .misused(breaking: .lostLink)) { GonePickerDelegate() },
  .program("GoneNavigationDelegate", .misused(breaking: .lostLink)) {
    GoneNavigationDelegate(Words())
  },
  .program("GonePresentationDelegate", .misused(breaking: .lostLink)) {
    GonePresentationDelegate(Words())
  },
  .program("GoneUpdater", .misused(breaking: .lostLink)) { GoneUpdater(Words()) },
  .program(
    "GoneDataSource",
    .misused(breaking: .lostLink),
    sharing: Words.init,
    truth: WordList.truth
  ) { GoneDataSource($0) },
]

/// Screens that show something else than their model, or than another window.
let wrongScreens: [Wiring] = [
  .program("OwnLamps", .misused(breaking: .screensDisagree), sharing: LampStore.init, truth: lamps)
  { _ in
    OwnLamps()
  },
  .program(
    "StaleFilter",
    .misused(breaking: .screensDisagree),
    sharing: Words.init,
    truth: subject
  ) { StaleFilter($0) },
  .program(
    "StaleAfterBack",
    .misused(breaking: .screenDisagreesWithModel),
    sharing: Words.init,
    truth: WordList.truth
  ) { StaleAfterBack($0) },
  .program(
    "StaleTab",
    .misused(breaking: .screenDisagreesWithModel),
    sharing: Words.init,
    truth: WordList.truth
  ) { UITabBarController.showing(StaleTab($0), WordForm($0)) },
  .program(
    "MissedChange",
    .misused(breaking: .screenDisagreesWithModel),
    sharing: Words.init,
    truth: count
  ) { MissedChange($0) },
  .program(
    "UnpostedRead",
    .misused(breaking: .screenDisagreesWithModel),
    sharing: QuietMailbox.init,
    truth: UnreadBadge.truth
  ) { UITabBarController.showing(UnreadBadge($0)) },
  .program(
    "WrongTab",
    .misused(breaking: .screenDisagreesWithModel),
    sharing: Route.init,
    truth: WrongTab.truth
  ) { UITabBarController.showing(WrongTab($0), TitledPage("Found"), TitledPage("Other")) },
  .program(
    "StaleStar",
    .misused(breaking: .screenDisagreesWithModel),
    sharing: Rating.init,
    truth: FollowedRating.truth
  ) { StaleStar($0) },
  .program(
    "StarOfAnotherRow",
    .misused(breaking: .screensDisagree),
    sharing: Words.init,
    truth: subject
  ) { StarOfAnotherRow($0) },
]

/// Controllers in which a model hides.
let hiddenModels: [Wiring] = [
  .program("ChoreValues", .misused(breaking: .modelInController)) { ChoreValues() },
  .program("GuestNames", .misused(breaking: .modelInController)) { GuestNames() },
  .program("StaticNotes", .misused(breaking: .modelInController)) { StaticNotes() },
  .program("ChoresInViewState", .misused(breaking: .modelInController)) { ChoresInViewState() },
  .program("CapturedNames", .misused(breaking: .modelInController)) { CapturedNames() },
]

/// Observers that listen too often, or to strangers, and models that paint.
let wrongListeners: [Wiring] = [
  .program("ObservedAgain", .misused(breaking: .boundAtWrongTime), sharing: PostingNotes.init) {
    ObservedAgain($0)
  },
  .program("EverySender", .misused(breaking: .notifiedByStranger)) { EverySender() },
  .program("PaintingManager", .misused(breaking: .modelKnowsView)) { PaintingManager() },
  .program("ListeningCells", .misused(breaking: .broadcastToCells), sharing: LikeCounts.init) {
    ListeningCells($0)
  },
  .program("KeptToken", .misused(breaking: .leak)) { KeptToken(Words()) },
]

/// Models that never rest, or break a promise.
let disorderlyModels: [Wiring] = [
  .program("ChasingFields", .misused(breaking: .endless)) { ChasingFields() },
  .program("ThirdGuest", .misused(breaking: TwoPlaces()), sharing: GuestBook.init) {
    ThirdGuest($0)
  },
]

/// Programs that do something else than the correct one before them, and some that do the same in another way.
///
/// The correct ones are here, because only wirings of one system can be compared.
let besideCorrect: [Wiring] = [
  .program("CountingOnce") { CountingOnce() },
  .program("CountingByDelegate", .misused(breaking: .diverges)) { CountingByDelegate() },
  .program("CountingTwice", .misused(breaking: .diverges)) { CountingTwice() },
  .program("AppliedWords", sharing: Words.init) { AppliedWords($0) },
  .program("ReloadedWords", .misused(breaking: .diverges), sharing: Words.init) {
    ReloadedWords($0)
  },
  .program("FreshIndex", sharing: Words.init) { FreshIndex($0) },
  .program("StaleIndex", .misused(breaking: .diverges), sharing: Words.init) { StaleIndex($0) },
  .program("OpensFound") { OpensFound(Words()) },
  .program("OpensUnfiltered", .misused(breaking: .diverges)) { OpensUnfiltered(Words()) },
  .program("FreedButton") { FreedButton(BusyModel()) },
  .program("StuckButton", .misused(breaking: .diverges)) { FreedButton(StuckModel()) },
  .program("ConfirmedLikes") { ConfirmedLikes(LikedPost()) },
  .program("LikeTakenBack", .misused(breaking: .diverges)) { ConfirmedLikes(GrudgingPost()) },
  .program("EmptiedPictures") { EmptiedPictures() },
  .program("StalePictures", .misused(breaking: .diverges)) { StalePictures() },
  .program("AwaitedPictures") { AwaitedPictures() },
  .program("WaitedPictures", .misused(breaking: .diverges)) { WaitedPictures() },
  .program("OneActionPerCell") { OneActionPerCell() },
  .program("ActionPerReuse", .misused(breaking: .diverges)) { ActionPerReuse() },
  .program("PushedOnce") { PushedOnce() },
  .program("PushedTwice", .misused(breaking: .diverges)) { PushedTwice() },
]

/// The same small apps, each with a mistake.
let damagedApps: [Wiring] = [
  .program("LoginByController", .misused(breaking: .uiChangesUI)) { LoginByController() },
  .program("EmptiedLabel", .misused(breaking: .uiChangesUI)) {
    UITabBarController.showing(EmptiedLabel())
  },
  .program("SettingsInCells", .misused(breaking: .uiChangesUI)) { SettingsInCells() },
  .program("ReadMessages", .misused(breaking: .uiChangesUI), sharing: ChatRoom.init) {
    ReadMessages($0)
  },
  .program("StarringCell", .misused(breaking: .uiChangesUI)) { StarringCell() },
  .program("ResetLabel", .misused(breaking: .uiChangesUI)) { ResetLabel() },
  .program("RecycledPictures", .misused(breaking: .olderAnswerWins)) { RecycledPictures() },
  .program("FilteredPictures", .misused(breaking: .staleCell)) { FilteredPictures() },
  .program("LateFailure", .misused(breaking: .olderAnswerWins)) { LateFailure() },
  .program("RacingSearch", .misused(breaking: .olderAnswerWins)) { RacingSearch() },
  .program("DeletedTwice", .misused(breaking: .fault)) { DeletedTwice(Words()) },
  .program(
    "NumberedCopy",
    .misused(breaking: .screenDisagreesWithModel),
    sharing: CopiedNotes.init,
    truth: title
  ) { NumberedCopy($0) },
]

/// Screens that work past their view model.
let guiltyInMVVM: [Wiring] = [
  .program("AssignedState", .misused(breaking: .stateChangedOutsideAction)) {
    AssignedState(viewModel: OpenScoreModel())
  },
  .program("WrittenBesideBinding", .misused(breaking: .uiChangesUI)) {
    WrittenBesideBinding(viewModel: CardModel())
  },
  .program("BoundAgain", .misused(breaking: .boundAtWrongTime)) { BoundAgain() },
  .program("BoundCells", .misused(breaking: .boundAtWrongTime)) { BoundCells() },
]

/// Views that send events of their own.
let guiltyInMvce: [Wiring] = [
  .program("EventFromModel", .misused(breaking: .eventFromObserver)) { EventFromModel() }
]

/// Views that go past their controller, or own it, and a controller that paints by them.
let guiltyWithContracts: [Wiring] = [
  .program("HastyShelf", .misused(breaking: .uiChangesUI)) { HastyShelf() },
  .program("BypassingView", .misused(breaking: .viewBypassesController)) { BypassingView() },
  .program("OwningView", .misused(breaking: .strongBackReference)) { OwningView() },
]

/// That all windows are about the same lamps.
private func lamps(_ screen: ViewController, _: LampStore) -> Truth? { Truth("lamps") }

/// What a label must say of the first note.
private func title(_ screen: ViewController, _ notes: CopiedNotes) -> Truth? {
  Truth("notes") { Truth.Text("title", notes.notes.first?.title ?? "") }
}

/// What a label must say of the words.
private func count(_ screen: ViewController, _ words: Words) -> Truth? {
  Truth("words") { Truth.Text("count", "\(words.all.count) words") }
}

/// Tables of controls that keep what the user has made of another row.
let leftInCells: [Wiring] = [
  .program("TypedAnswers", .misused(breaking: .staleCell)) { TypedAnswers() },
  .program("SwitchedDays", .misused(breaking: .staleCell)) { SwitchedDays() },
  .program("MutedChannels", .misused(breaking: .staleCell)) { MutedChannels() },
  .program("OrderedAmounts", .misused(breaking: .staleCell)) { OrderedAmounts() },
  .program("RatedMeals", .misused(breaking: .staleCell)) { RatedMeals() },
  .program("DelegatedNames", .misused(breaking: .staleCell)) { DelegatedNames() },
  .program("OnlyWhatWasKept", .misused(breaking: .staleCell)) { OnlyWhatWasKept() },
  .program("ReloadedForm", .misused(breaking: .staleCell)) { ReloadedForm() },
  .program("DeletedAnswer", .misused(breaking: .staleCell)) { DeletedAnswer() },
]

/// Models that tell of a change before they make it.
let toldTooSoon: [Wiring] = [
  .program("EarlyNews", .misused(breaking: .toldTooEarly)) { EarlyNews() },
  .program("EarlyMark", .misused(breaking: .toldTooEarly)) { SlipList(EarlyMarkStore()) },
  .program("EarlyAtEach", .misused(breaking: .toldTooEarly)) { SlipList(EarlyAtEachStore()) },
  .program("EarlyRemoval", .misused(breaking: .toldTooEarly)) { SlipList(EarlyRemovalStore()) },
  .program("EarlyDelegate", .misused(breaking: .toldTooEarly)) { EarlyDelegate() },
  .program("EarlyAnswer", .misused(breaking: .toldTooEarly)) { EarlyAnswer() },
]

/// Forms that send twice what was typed once.
let sentAgain: [Wiring] = [
  .program("TappedTwice", .misused(breaking: .sentTwice)) { TappedTwice(LineStore()) },
  .program("EmptiedAtAnswer", .misused(breaking: .sentTwice)) { EmptiedAtAnswer(LineStore()) },
  .program("AnsweredBackwards", .misused(breaking: .sentTwice)) {
    OpenComposer(NewestFirstStore())
  },
  .program("ReturnedTwice", .misused(breaking: .sentTwice)) { ReturnedTwice(LineStore()) },
  .program("SetTwice", .misused(breaking: .sentTwice)) { SetTwice() },
  .program("TitledTwice", .misused(breaking: .sentTwice)) { TitledTwice(LineStore()) },
  .program("LastTypedElsewhere", .misused(breaking: .sentTwice)) {
    LastTypedElsewhere(LineStore())
  },
  .program("DoubledPosts", .misused(breaking: .sentTwice)) { DoubledPosts() },
]
