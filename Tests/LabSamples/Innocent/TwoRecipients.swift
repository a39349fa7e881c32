import MVC
import UIKitNames

// near: sent-twice
// > type Hi; tap Send; set To to Bob; tap Send; server ok; server ok

/// Sends a text to the one who is chosen; each of the two has lines of his own.
final class TwoRecipients: OpenComposer {
  private let (ada, bob) = (LineStore(), LineStore())
  private let to = UISegmentedControl("To", ["Ada", "Bob"])

  init() { super.init(ada) }

  override func viewDidLoad() {
    super.viewDidLoad()
    to.selectedSegmentIndex = 0
    view.addSubview(to)
  }

  override func send() { (to.selectedSegmentIndex == 0 ? ada : bob).send(text) }
}
