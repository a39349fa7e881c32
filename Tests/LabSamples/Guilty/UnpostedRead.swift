import MVC
import UIKitNames

// finds: screen-disagrees-with-model
// > tap Read; tap Inbox

/// Marks all letters as read, and tells nobody.
///
/// See https://github.com/GitHawkApp/GitHawk/issues/238.
final class QuietMailbox: Mailbox {
  override func note() {}
}
