import MVC

/// The meals, in the order in which they were added.
final class MealStore: Model {
  @Observed private(set) var meals = Meal.samples

  func add(_ meal: Meal) { $meals.append(meal) }
  func replace(at index: Int, by meal: Meal) { $meals.replace(at: index, with: meal) }
  func remove(at index: Int) { $meals.remove(at: index) }
}
