import MVC
import UIKitNames

// finds: screen-disagrees-with-model
// > tap Add; tap Rename

/// A note with a title.
struct TitledNote {
  var title: String
}

/// The notes; a new title gets lost, because it is set in a copy.
final class CopiedNotes: Model {
  @Observed private(set) var notes: [TitledNote] = []

  func add() {
    $notes.append(TitledNote(title: "New"))
    post(.noteWasRenamed, "New")
  }

  func rename(_ row: Int) {
    var note = notes[row]
    note.title = "Renamed"
    post(.noteWasRenamed, note.title)
  }
}

extension NotificationName where Payload == String {
  fileprivate static let noteWasRenamed: Self = "noteWasRenamed"
}

/// Shows the title that it was told of.
final class NumberedCopy: UIViewController {
  private let notes: CopiedNotes
  private let label = UILabel(identifier: "title")
  private let (addButton, renameButton) = (UIButton("Add"), UIButton("Rename"))

  init(_ notes: CopiedNotes) {
    self.notes = notes
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [label, addButton, renameButton] as [UIView] { self.view.addSubview(view) }
    addButton.addTarget(self, action: NumberedCopy.add, for: .touchUpInside)
    renameButton.addTarget(self, action: NumberedCopy.rename, for: .touchUpInside)
    observe(.noteWasRenamed, from: notes) { page, news in
      page.label.text = news.payload  // ui-changes-ui
    }
  }

  private func add() { notes.add() }
  private func rename() { notes.rename(0) }
}
