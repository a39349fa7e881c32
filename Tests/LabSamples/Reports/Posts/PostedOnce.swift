import UIKitNames

/// Switches its button off while the post is on its way.
private final class CarefulPostPage: PostPage {
  override func post() {
    super.post()
    button.isEnabled = false
  }
}

/// Opens a page that sends a post once.
final class PostedOnce: PostedAgain {
  override var page: UIViewController { CarefulPostPage(posts) }
}
