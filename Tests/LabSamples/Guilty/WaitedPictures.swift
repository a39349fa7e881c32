import MVC
import UIKitNames

// finds: diverges, AwaitedPictures.swift:55 stale-cell
// beside: awaited-pictures
// > contrast on; scroll 12; server ok last; server ok last; scroll 0

/// Empties a cell only when it asks for a picture, and not if that is waited for already.
class WaitedPictures: AwaitedPictures {
  override func show(_ cell: PictureCell?, _ row: Int) {
    if let picture = album.pictures[row] {
      cell?.picture.text = picture
    } else if !album.isWaiting(for: row) {
      cell?.picture.text = nil
      album.load(row)
    }
  }
}
