import UIKitNames

/// Ends its activity when it has loaded, or when the user leaves.
final class EndedWebPage: WebPage {
  private var isLoading = true

  override func finish() {
    guard isLoading else { return }
    isLoading = false
    super.finish()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    finish()
  }
}

/// Opens a page that ends its activity.
final class EndedActivity: SharedSpinner {
  override func makePage() -> UIViewController { EndedWebPage(activity) }
}
