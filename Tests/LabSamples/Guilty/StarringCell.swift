import MVC
import UIKitNames

// > tap Star row 1; tap Unstar row 1

/// Shows at once what it hopes that the star will do.
final class HopefulStarCell: StarCell {
  override func star() {
    button.setTitle("...", for: .normal)  // ui-changes-ui
    onStar()
  }
}

final class StarringCell: FavoriteStars {
  override func makeCell() -> StarCell { HopefulStarCell() }
}
