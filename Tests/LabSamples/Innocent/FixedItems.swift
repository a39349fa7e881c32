import MVC
import UIKitNames

// near: sent-twice
// > type Trip in Title; tap Send; tap Send; server ok; server ok

/// Adds a new item at each tap, whose text nobody has typed; the field is for the title of the list.
final class FixedItems: ComposedLines {
  private let titleField = UITextField("Title")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleField)
  }

  override func send() { store.send("New item") }
}
