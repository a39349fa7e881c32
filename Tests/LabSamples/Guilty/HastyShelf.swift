import HeadlessUI
import MVC

// in: guilty-contract
// > tap Add; tap About

/// Has its view show something else in response to a tap.
final class HastyShelf: ReturningShelf {
  override func shelfAbout() {
    $shelf("show") { $0.show("A shelf") }  // ui-changes-ui
  }
}
