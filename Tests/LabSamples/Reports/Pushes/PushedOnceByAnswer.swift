import MVC

/// Sends one link at a time.
final class PushedOnceByAnswer: LoginLink {
  private var isWaiting = false

  override func request() {
    guard !isWaiting else { return }
    isWaiting = true
    super.request()
  }

  override func finish(_ response: Response) {
    isWaiting = false
    super.finish(response)
  }
}
