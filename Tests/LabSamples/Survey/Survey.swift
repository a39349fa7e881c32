import MVC

/// What a guest says of a meal.
final class Survey: Model {
  @Observed private(set) var stars = 0
  @Observed private(set) var mayBePublished = false

  /// Whether it can be sent.
  var isComplete: Bool { stars > 0 }

  /// What it says, in words.
  var summary: String {
    let use = mayBePublished ? "to be published" : "for the kitchen only"
    return isComplete ? "\(stars) of 5, \(use)" : "not rated"
  }

  func rate(_ stars: Int) { self.stars = stars }
  func allowPublishing(_ isAllowed: Bool) { mayBePublished = isAllowed }
}
