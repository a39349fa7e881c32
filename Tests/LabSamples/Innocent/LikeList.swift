import MVC
import UIKitNames

/// What a cell shows, ready made.
struct LikeText {
  let text: String
}

/// Shows what it is given.
final class LikeCell: UITableViewCell {
  func show(_ like: LikeText) { textLabel?.text = like.text }
}

/// The likes of two posts, each change of which it posts with its row.
final class LikeCounts: Model, ChangedElsewhere {
  @Observed private(set) var likes = [1, 1]

  func like(_ row: Int) {
    $likes.replace(at: row, with: likes[row] + 1)
    post(.likeCame, row)
  }

  func changeElsewhere() { like(1) }
}

extension NotificationName where Payload == Int {
  static let likeCame: Self = "likeCame"
}

/// A list of likes; the programs here differ in who listens.
class LikeList: UITableViewController {
  let counts: LikeCounts

  init(_ counts: LikeCounts) {
    self.counts = counts
    super.init()
  }

  func text(_ row: Int) -> LikeText { LikeText(text: "\(counts.likes[row]) likes") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts.likes.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = LikeCell()
    cell.show(text(indexPath.row))
    return cell
  }
}
