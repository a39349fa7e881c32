import MVC
import UIKitNames

// finds: broken-promise
// > tap Book; tap Book; tap Book

/// Books without a look at the places.
final class ThirdGuest: FullTable {
  override func bookPlace() { book.book() }
}
