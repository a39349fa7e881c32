import HeadlessUI
import MVCLab

extension System {
  /// A list of meals that the user edits, and a form for one of them.
  public static let meals = System(
    name: "meals",
    summary: "a list of meals that the user edits, and a form for one of them",
    style: .cocoaMVC,
    screens: [ScreenKind("meals", "the list")],
    searchDomain: SearchDomain(texts: ["Soup"]),
    wirings: [
      Wiring(
        "correct",
        .correct,
        "a model has the meals",
        files: ["MealStore.swift", "MealListController.swift"] + files
      ) { MealsAssembly() },
      Wiring(
        "published",
        .misused(breaking: .modelInController, .uiChangesUI),
        "the list has the meals, as it was published",
        files: ["PublishedMealListController.swift"] + files
      ) { PublishedMealsAssembly() },
    ],
    firstSteps: ["tap +", "type Soup", "return", "tap 'star 3'", "tap Save", "swipe 0"],
    sources: .embedded
  )

  private static let files = ["Meal.swift", "MealFormController.swift", "StarsView.swift"]
}

final class MealsAssembly: Assembly {
  private let store = MealStore()

  func makeScreen(_ kind: String) -> ViewController { MealListController(store) }

  func truth(of controller: ViewController) -> Truth? {
    guard controller is MealListController else { return nil }
    return Truth("meals") { Rows(store.meals.map { "\($0.name), \($0.stars)" }) }
  }
}

final class PublishedMealsAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { PublishedMealListController() }

  func truth(of controller: ViewController) -> Truth? {
    controller is PublishedMealListController ? Truth("meals") : nil
  }
}
