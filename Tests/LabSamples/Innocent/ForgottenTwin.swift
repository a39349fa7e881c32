import MVC
import UIKitNames

// near: sent-twice
// > type Hi; tap Send; tap Send; server ok

/// Cancels what else is on its way when the first line has arrived.
final class ForgettingStore: LineStore {
  private var tasks: [RequestTask] = []

  override func send(_ text: String) {
    guard let task = server?.send(Request("line", text), then: Block(self) { $0.keep(text, $1) })
    else { return }
    tasks.append(task)
  }

  override func keep(_ text: String, _ response: Response) {
    super.keep(text, response)
    for task in tasks { task.cancel() }
    tasks = []
  }
}
