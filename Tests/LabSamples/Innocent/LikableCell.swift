import MVC
import UIKitNames

/// How often each of sixteen posts is liked.
final class ManyLikes: Model {
  @Observed private(set) var likes = Array(repeating: 0, count: 16)

  func like(_ row: Int) { $likes.replace(at: row, with: likes[row] + 1) }
}

/// A row with a button.
final class LikableCell: UITableViewCell {
  let button = UIButton("Like")
  var onLike: () -> Void = {}

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(button)
    button.addTarget(self, action: LikableCell.like, for: .touchUpInside)
  }

  private func like() { onLike() }
}
