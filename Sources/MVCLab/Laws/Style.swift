/// A school of thought: which laws hold.
///
/// What breaks one school's law is another's very point.
public struct Style: Sendable {
  public let name: String
  public let laws: [Law]

  /// Views and models meet in a controller only (seeds 000, 001).
  public static let cocoaMVC = Style(
    name: "Cocoa MVC",
    laws: [
      .uiChangesUI, .modelInController, .viewChangesModel, .viewUsesNetwork,
      .controllerUsesNetwork, .viewObservesModel, .viewHoldsModel, .notifiedByStranger,
      .broadcastToCells,
    ]
  )

  /// Views are bound to their model and send events; controllers alone answer them (seed 002).
  public static let mvce = Style(
    name: "Mvce",
    laws: [
      .uiChangesUI, .modelInController, .viewChangesModel, .viewUsesNetwork, .viewHoldsModel,
      .eventFromOutsideView, .boundAtWrongTime,
    ]
  )

  /// A view is bound to the state of a view model, which changes by actions alone (seed 003).
  public static let mvvm = Style(
    name: "MVVM",
    laws: [
      .uiChangesUI, .modelInController, .viewChangesModel, .viewHoldsModel,
      .stateChangedOutsideAction, .boundAtWrongTime,
    ]
  )

  /// View, controller and model meet by contracts alone, and only neighbours do (seed 004).
  public static let contract = Style(
    name: "contract",
    laws: [
      .uiChangesUI, .modelInController, .viewChangesModel, .viewTellsModel, .viewObservesModel,
      .viewHoldsModel, .viewNavigates, .strongBackReference,
    ]
  )

  /// Every style there is.
  public static let all: [Style] = [.cocoaMVC, .mvce, .mvvm, .contract]
}
