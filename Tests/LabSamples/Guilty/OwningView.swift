import HeadlessUI
import MVC

// in: guilty-contract
// > tap Add

/// A view that owns its controller.
final class OwningNote: Element {
  @Contract(.strong) var controller: (any ShelfListener)?  // strong-back-reference
}

final class OwningView: ReturningShelf {
  override func viewDidLoad() {
    let note = OwningNote(identifier: "note")
    note.controller = self
    view.addSubview(note)
  }
}
