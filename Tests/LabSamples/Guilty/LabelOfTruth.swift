import MVC
import UIKitNames

// finds: screen-disagrees-with-model
// > tap Round

/// Rounds what a label says, and not what the model has.
final class LabelOfTruth: WordList {
  private let label = UILabel(identifier: "count")
  private let button = UIButton("Round")

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "\(words.all.count) words"
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: LabelOfTruth.round, for: .touchUpInside)
  }

  private func round() {
    label.text = "a few words"  // ui-changes-ui
  }
}
