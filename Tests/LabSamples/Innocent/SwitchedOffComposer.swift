import MVC
import UIKitNames

// near: sent-twice
// > type Hi; tap Send; server fail; tap Send; server ok

/// Tells when an answer has come, whatever it is.
final class AnsweringStore: LineStore {
  @Observed private(set) var answers = 0

  override func keep(_ text: String, _ response: Response) {
    super.keep(text, response)
    answers += 1
  }
}

/// Switches its button off while a line is on its way; after a failure the user sends it again.
final class SwitchedOffComposer: OpenComposer {
  private let answering = AnsweringStore()
  private var token: ObservationToken?

  init() { super.init(answering) }

  override func viewDidLoad() {
    super.viewDidLoad()
    token = answering.$answers.observe(self) { page, _ in page.button.isEnabled = true }
  }

  override func send() {
    button.isEnabled = false
    super.send()
  }
}
