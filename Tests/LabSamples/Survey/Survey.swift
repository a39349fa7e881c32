import MVC

/// What a guest says of a meal.
final class Survey: Model {
  @Observed private(set) var stars = 0
  @Observed private(set) var mayBePublished = false

  /// Whether it can be sent.
  var isComplete: Bool { stars > 0 }

  func rate(_ stars: Int) { self.stars = stars }
  func allowPublishing(_ isAllowed: Bool) { mayBePublished = isAllowed }
}
