import MVC
import UIKitNames

// finds: screen-disagrees-with-model, screens-disagree
// > open screen; tap Rate

/// Fills the star, and rates nothing.
final class PaintedStar: FollowedRating {
  override func rate() {
    star.image = UIImage(systemName: "star.fill")  // ui-changes-ui
  }
}
