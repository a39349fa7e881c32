import MVC

/// Loads no thread while one is on its way.
final class OneThreadAtATime: TootThreads {
  private var isLoading = false

  override func load(_ toot: String) {
    guard !isLoading else { return }
    isLoading = true
    super.load(toot)
  }

  override func finish(_ toot: String, _ response: Response) {
    isLoading = false
    super.finish(toot, response)
  }
}
