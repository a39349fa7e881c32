import MVC
import UIKitNames

// > outside change

/// Listens to the counts itself, although most news are about other rows.
final class ListeningCell: UITableViewCell {
  var row = 0
  var counts: LikeCounts? {  // view-holds-model
    didSet {
      observe(.likeCame, from: counts) { cell, news in  // view-observes-model
        guard news.payload == cell.row, let counts = cell.counts else { return }
        cell.textLabel?.text = "\(counts.likes[cell.row]) likes"
      }
    }
  }
}

// finds: broadcast-to-cells
final class ListeningCells: LikeList {
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = ListeningCell()
    (cell.row, cell.counts) = (indexPath.row, counts)
    cell.textLabel?.text = text(indexPath.row).text
    return cell
  }
}
