import MVC
import UIKitNames

// near: sent-twice
// > type Hi; tap Send; tap Send; server ok; server ok

/// Cancels the line that is on its way when the next one is sent.
final class RecallingStore: LineStore {
  private var task: RequestTask?

  override func send(_ text: String) {
    task?.cancel()
    task = server?.send(
      Request("line", text),
      reportsCancellation: true,
      then: Block(self) { $0.keep(text, $1) }
    )
  }
}
