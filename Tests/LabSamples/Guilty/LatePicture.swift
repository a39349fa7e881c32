import MVC
import UIKitNames

// > tap Press row 1; tap Press row 1; server ok last new; server ok old

/// Asks for a picture, and shows what arrives.
final class LatePictureCell: LampCell {
  let picture = UILabel(identifier: "picture")
  var onAsk: () -> Void = {}

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(picture)
  }

  override func pressed() { onAsk() }
}

/// Shows each picture in its cell, in the order in which the answers come.
final class LatePicture: LampList {
  override func makeCell(_ row: Int) -> UITableViewCell {
    let cell = LatePictureCell()
    cell.onAsk = { [weak self, weak cell] in self?.load(row, cell) }
    return cell
  }

  private func load(_ row: Int, _ cell: LatePictureCell?) {
    server?.send(  // controller-uses-network
      Request("picture", "\(row)"),
      then: Block(self) { _, response in
        cell?.picture.text = "\(response)"  // older-answer-wins
      }
    )
  }
}
