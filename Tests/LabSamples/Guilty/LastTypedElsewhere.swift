import MVC
import UIKitNames

// finds: sent-twice
// > type Hi in Text; type Greeting in Subject; tap Send; tap Send; server ok; server ok

/// Sends what was typed into the first field, after the user has typed a title into the other one.
final class LastTypedElsewhere: ComposedLines {
  private let subject = UITextField("Subject")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(subject)
  }

  override func send() {
    title = subject.text
    store.send(text)
  }
}
