import MVC

// near: sent-twice
// > type Hi; tap Send; tap Send; server ok last; server ok

/// Believes the answer to its newest line only, whichever comes first.
final class LatestOnlyStore: LineStore {
  private var sent = 0

  override func send(_ text: String) {
    sent += 1
    let number = sent
    server?.send(
      Request("line", text),
      then: Block(self) { store, response in
        if number == store.sent { store.keep(text, response) }
      }
    )
  }
}
