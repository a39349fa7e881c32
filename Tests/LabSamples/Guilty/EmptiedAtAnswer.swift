import MVC
import UIKitNames

// finds: sent-twice
// > server latency 1s; type Hi; tap Send; tap Send; advance 1s

/// Empties its field when the server has the line, which is too late for a second tap.
final class EmptiedAtAnswer: OpenComposer {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = store.$lines.observe(self) { page, _ in page.field.text = "" }
  }
}
