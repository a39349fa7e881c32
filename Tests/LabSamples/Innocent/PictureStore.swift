import MVC
import UIKitNames

/// The pictures that were loaded, by row.
final class PictureStore: Model {
  @Observed private(set) var pictures: [Int: String] = [:]

  func load(_ row: Int, _ show: @escaping (String) -> Void) {
    server?.send(
      Request("picture", "\(row)"),
      then: Block(self) { store, response in
        store.pictures[row] = response.body
        show(response.body)
      }
    )
  }
}

/// A cell with a picture, which is empty until the picture of its row has come.
class PictureCell: UITableViewCell {
  let picture = UILabel(identifier: "picture")
  var row = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(picture)
  }

  override func prepareForReuse() { picture.text = "" }
}
