import HeadlessUI
import MVC

/// A school of thought: which laws hold.
///
/// What breaks one school's law is another's very point. A style of one's own may take over another's
/// laws and add some:
///
/// ```swift
/// Style(name: "Cocoa MVC, asking once", laws: Style.cocoaMVC.laws + [.asksTwice])
/// ```
public struct Style: Sendable {
  /// What it is called in the description of a system.
  public let name: String
  /// The laws that hold, in the order in which their breaches are told.
  public let laws: [Law]

  /// A school with these laws.
  public init(name: String, laws: [Law]) { (self.name, self.laws) = (name, laws) }

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

  /// The laws of these styles, each name once.
  package static func laws(of styles: [Style]) -> [Law] {
    var names: Set<String> = []
    return styles.flatMap(\.laws).filter { names.insert($0.name).inserted }
  }

  /// The styles of the five seeds.
  public static let all: [Style] = [.cocoaMVC, .mvce, .mvvm, .contract]
}
