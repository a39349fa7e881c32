import MVC
import UIKitNames

// finds: screen-disagrees-with-model
// > tap Rate

/// Draws the star once.
final class StaleStar: FollowedRating {
  private var isDrawn = false

  override func showStar() {
    guard !isDrawn else { return }
    isDrawn = true
    super.showStar()
  }
}
