import MVC
import UIKitNames

extension LatePicture {
  /// Sets a picture in the cell that it was asked for, whatever that shows by then.
  final class InboxViewController: Correct.InboxViewController {
    override func showPicture(of id: Int, in cell: Correct.ConversationCell) {
      let picture = pictures.picture(id)
      cell.showPicture(picture)
      guard picture == nil else { return }
      pictures.ask(
        id,
        then: Block(self) { [weak cell] _, picture in
          cell?.imageView?.image = picture.flatMap(UIImage.init(named:))
        }
      )
    }
  }
}
