import MVC

/// The button that begins and ends the editing of a screen: `[Edit]`, and `[Done]` meanwhile.
final class EditButton: Button {
  private weak var editor: ViewController?

  init(of editor: ViewController) {
    self.editor = editor
    super.init("Edit", identifier: "edit button")
    setTarget(editor, site: .unknown) { $0.setEditing(!$0.isEditing) }
  }

  override var title: String {
    get { editor?.isEditing == true ? "Done" : "Edit" }
    set {}
  }
}
