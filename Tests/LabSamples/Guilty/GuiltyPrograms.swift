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
  .program("PaintingStepper", .misused(breaking: .uiChangesUI)) { PaintingStepper() },
  .program("TypedEntries", .misused(breaking: .uiChangesUI)) { TypedEntries() },
  .program("PaintingFromDetail", .misused(breaking: .uiChangesUI)) { PaintedLamps() },
  .program("EmptyNews", .misused(breaking: .uiChangesUI)) { EmptyNews() },
  .program("PaintingBadge", .misused(breaking: .uiChangesUI)) {
    UITabBarController.showing(PaintingBadge())
  },
]

/// Answers that come in another order than the questions.
let lateAnswers: [Wiring] = [
  .program("LatePicture", .misused(breaking: .olderAnswerWins)) { LatePicture() },
  .program("SlowSearch", .misused(breaking: .olderAnswerWins)) { SlowSearch() },
]

/// Objects that are gone too early, or too late.
let lostObjects: [Wiring] = [
  .program("SwipedRow", .misused(breaking: .fault)) { SwipedRow() },
  .program("KeptByTimer", .misused(breaking: .leak)) { KeptByTimer() },
  .program("SecondAlert", .misused(breaking: .nobodyHeard)) { SecondAlert() },
]
