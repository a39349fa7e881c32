import MVC
import UIKitNames

// finds: lost-link
// > tap Add

/// Adds a word when its button is tapped.
final class AddAction: Component {
  private let words: Words

  init(_ words: Words) { self.words = words }

  func add() { words.add("Tea") }
}

/// Gives its button a target that nobody keeps.
final class GoneTarget: WordList {
  private let button = UIButton("Add")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(AddAction(words), action: AddAction.add, for: .touchUpInside)
  }
}
