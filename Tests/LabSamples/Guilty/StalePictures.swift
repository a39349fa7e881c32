import MVC
import UIKitNames

// finds: diverges, EmptiedPictures.swift:29 stale-cell
// beside: emptied-pictures
// > contrast on; server ok 1 A; server ok 2 B; scroll 13

/// A cell that shows its former row's picture until the next one comes.
final class StalePictureCell: PictureCell {
  override func prepareForReuse() {}
}

final class StalePictures: EmptiedPictures {
  override func registerCell() {
    tableView.register(StalePictureCell.self, forCellReuseIdentifier: "Cell")
  }
}
