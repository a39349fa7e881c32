import MVC

// A layout pass is one of the whole screen that a view is in, without the screens behind it.
extension Element {
  /// Asks for a layout pass in the next turn of the main queue; more than one request is one.
  ///
  /// A screen that is hidden has a pass when it appears. A request in a pass is none.
  package func requestLayout(fileID: StaticString, line: UInt) {
    guard let screen = owner as? ViewController, screen.appearance != .disappeared,
      !screen.needsLayout
    else { return }
    screen.needsLayout = true
    screen.async(fileID: fileID, line: line) { [weak screen] in
      if screen?.needsLayout == true { screen?.layOut() }
    }
  }

  /// Runs the layout pass that was asked for, at once; nothing if none was.
  package func runRequestedLayout() {
    if let screen = owner as? ViewController, screen.needsLayout { screen.layOut() }
  }
}
