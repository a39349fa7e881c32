import HeadlessUI

/// A screen with a label and a button; a test overrides what the button does.
class Screen: ViewController {
  let label = Label("before", identifier: "word")
  let button = Button("Go")

  override func loadView() {
    view.addSubview(label)
    view.addSubview(button)
    button.onTap(self) { try $0.go() }
  }

  func go() throws {}
}
