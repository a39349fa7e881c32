import MVC
import UIKitNames

/// What readers have said.
final class ReaderComments: Model {
  @Observed private(set) var texts = ["Nice"]

  func edit(_ row: Int) {
    $texts.replace(at: row, with: texts[row] == "Nice" ? "Very nice" : "Nice")
  }
}

/// Shows the comment that there was when the page was opened, and edits the one in the model.
class EditedCopy: UIViewController {
  let comments: ReaderComments
  let label = UILabel(identifier: "comment")
  private let text: String
  private let button = UIButton("Edit")

  init(_ comments: ReaderComments) {
    self.comments = comments
    text = comments.texts[0]
    super.init()
    title = "Comment"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [label, button] as [UIView] { self.view.addSubview(view) }
    label.text = text
    button.addTarget(self, action: EditedCopy.edit, for: .touchUpInside)
  }

  private func edit() { comments.edit(0) }
}
