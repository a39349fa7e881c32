import HeadlessUI
import MVC

/// The counter screen of every wiring: a number, two buttons, and a page about it.
///
/// In Mvce a screen is a view, and never a controller.
class CounterScreen: ViewController {
  override class var role: Role { .view }

  let label = Label(identifier: "count")
  let incrementButton = Button("++")
  let decrementButton = Button("--")
  private let aboutButton = Button("About")
  /// Whether the buttons are beside the number; on a phone they are below it.
  private let isDesktop: Bool

  init(isDesktop: Bool = false) { self.isDesktop = isDesktop }

  /// Whether the screen counts apart from all others.
  var hasOwnModel: Bool { false }

  override func loadView() {
    title = isDesktop ? "Desktop Counter" : "Counter"
    navigationItem.rightButton = aboutButton
    aboutButton.onTap(self) { $0.navigation?.push(AboutScreen()) }
    if isDesktop {
      view.addSubview(StackView([decrementButton, label, incrementButton]))
    } else {
      view.addSubview(label)
      view.addSubview(StackView([incrementButton, decrementButton]))
    }
  }
}

/// A page in front of the counter.
final class AboutScreen: ViewController {
  override class var role: Role { .view }

  override func loadView() {
    title = "About"
    view.addSubview(Label("It counts."))
  }
}
