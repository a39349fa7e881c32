import UIKitNames

/// Gives each cell the picture of its room, or none.
final class PictureOrNone: PictureOfAnotherRoom {
  override func show(_ picture: String?, in cell: UITableViewCell) {
    cell.imageView?.image = picture.flatMap(UIImage.init(named:))
  }
}
