import MVC

/// A kind of MVC: the laws that hold in it.
///
/// What one style forbids may be the point of another. A style of your own can include another style's
/// laws:
///
/// ```swift
/// Style(name: "Cocoa MVC, asking once", laws: Style.cocoaMVC.laws + [.asksTwice])
/// ```
public struct Style: Sendable {
  /// Its name in descriptions of systems.
  public let name: String
  /// The laws that hold, in the order in which their breaches are reported.
  public let laws: [Law]

  /// A style with these laws.
  public init(name: String, laws: [Law]) { (self.name, self.laws) = (name, laws) }

  /// Views and models meet in a controller only (RightMVC, and standard and non-standard MVC).
  public static let cocoaMVC = Style(
    name: "Cocoa MVC",
    laws: [
      .uiChangesUI, .modelInController, .viewChangesModel, .viewUsesNetwork,
      .controllerUsesNetwork, .viewObservesModel, .viewHoldsModel, .notifiedByStranger,
      .broadcastToCells, .viewNavigates, .boundAtWrongTime, .modelKnowsView, .olderAnswerWins,
    ]
  )

  /// Views are bound to their model and send events; only controllers handle them (Mvce).
  public static let mvce = Style(
    name: "Mvce",
    laws: [
      .uiChangesUI, .modelInController, .viewChangesModel, .viewUsesNetwork, .viewHoldsModel,
      .eventFromObserver, .boundAtWrongTime, .modelKnowsView, .olderAnswerWins,
    ]
  )

  /// A view holds a view model, calls its actions and is bound to its state.
  public static let mvvm = Style(
    name: "MVVM",
    laws: [
      .uiChangesUI, .modelInController, .viewUsesNetwork, .controllerUsesNetwork,
      .boundAtWrongTime, .modelKnowsView, .olderAnswerWins,
    ]
  )

  /// A view knows no view model: a controller binds it to the state, which only actions change (*Understanding MVVM*, an
  /// article with a binding kit).
  public static let understandingMVVM = Style(
    name: "Understanding MVVM",
    laws: [
      .uiChangesUI, .modelInController, .viewChangesModel, .viewHoldsModel,
      .stateChangedOutsideAction, .boundAtWrongTime, .modelKnowsView, .olderAnswerWins,
    ]
  )

  /// View, controller and model know each other by contracts alone (MVC with contracts).
  public static let contract = Style(
    name: "contract",
    laws: [
      .uiChangesUI, .modelInController, .viewChangesModel, .viewBypassesController,
      .viewObservesModel,
      .viewHoldsModel, .viewNavigates, .strongBackReference, .modelKnowsView, .olderAnswerWins,
    ]
  )

  /// The laws of these styles, each name once.
  package static func laws(of styles: [Style]) -> [Law] {
    var names: Set<String> = []
    return styles.flatMap(\.laws).filter { names.insert($0.name).inserted }
  }

  /// The styles of the lab's own systems.
  public static let all: [Style] = [.cocoaMVC, .mvce, .mvvm, .understandingMVVM, .contract]
}
