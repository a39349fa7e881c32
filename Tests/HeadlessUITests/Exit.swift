import HeadlessUI
import MVC

/// A way in which a screen can be left.
enum Exit: CaseIterable {
  case pop
  case popToRoot
  case setRoot
  case finishedPop
  case close
  case dismiss
}

extension Exit {
  /// Shows a screen that can be left this way.
  func enter(_ screen: ViewController, in window: Window) {
    if self == .dismiss { window.present(screen) } else { window.stacks.last?.push(screen) }
  }

  /// Leaves the screen in front, this way.
  func leave(_ window: Window) {
    let stack = window.stacks.last
    switch self {
    case .pop: stack?.pop()
    case .popToRoot: stack?.popToRoot()
    case .setRoot: stack?.setRoot(Page("X"))
    case .finishedPop:
      stack?.beginPop()
      stack?.finishPop()
    case .close: window.close()
    case .dismiss: window.dismiss()
    }
  }
}
