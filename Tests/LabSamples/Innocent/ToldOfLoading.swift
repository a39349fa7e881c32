import MVC

// near: told-too-early
// > tap Add; server ok; tap Add; server ok

/// Tells that it loads and, when the server has answered, puts the slip there and tells again.
final class LoadingSlipStore: SlipStore {
  private(set) var isLoading = false

  override func add(_ slip: String) {
    isLoading = true
    post(.slipsDidChange, ())
    server?.send(Request("slip", slip), then: Block(self) { $0.finish($1) })
  }

  private func finish(_ response: Response) {
    isLoading = false
    put(response.body)
    post(.slipsDidChange, ())
  }
}
