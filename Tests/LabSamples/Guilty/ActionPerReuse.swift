import MVC
import UIKitNames

// finds: diverges
// beside: one-action-per-cell
// > contrast on; scroll 13; tap Like row 13

/// Gives a cell one more action each time it is filled, so that it likes its former posts too.
final class ActionPerReuse: OneActionPerCell {
  override func fill(_ cell: LikableCell, _ row: Int) {
    let like = UIAction { [posts] _ in posts.like(row) }
    cell.button.addAction(like, for: .touchUpInside)  // handled-twice
  }
}
