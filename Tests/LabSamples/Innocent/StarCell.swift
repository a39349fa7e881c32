import MVC
import UIKitNames

/// Which cities the user likes.
final class Favorites: Model {
  let cities = ["Rome", "Oslo"]
  @Observed private(set) var areStarred = [false, false]

  func toggle(_ row: Int) { $areStarred.replace(at: row, with: !areStarred[row]) }
}

/// A row with a button, which calls a closure.
class StarCell: UITableViewCell {
  let button = UIButton("Star")
  var onStar: () -> Void = {}

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(button)
    button.addTarget(self, action: StarCell.star, for: .touchUpInside)
  }

  func star() { onStar() }
}
