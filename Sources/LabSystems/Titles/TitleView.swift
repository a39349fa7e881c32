import HeadlessUI
import MVC

/// The demo view of every wiring: the title twice, and three buttons.
final class TitleView: Element {
  let label = Label(identifier: "title")
  let echo = Label(identifier: "echo")
  let changeButton = Button("Change")
  let clearButton = Button("Clear")
  let newButton = Button("New")

  init() {
    super.init(identifier: "titles")
    for element in [label, echo, StackView([changeButton, clearButton, newButton])] {
      addSubview(element)
    }
  }
}
