import HeadlessUI
import MVC

/// The demo view of every wiring: the title, and three buttons.
final class TitleView: Element {
  /// The label of the published demo, and a second one on the screens that show the title twice.
  let labels: [Label]
  let changeButton = Button("Change")
  let clearButton = Button("Clear")
  let newButton = Button("New")
  /// A field for a title, which the view shows if its controller asks for it; nil on most screens.
  let field: TextField?

  init(isDouble: Bool = false, offersField: Bool = false) {
    labels = (isDouble ? ["title", "echo"] : ["title"]).map { Label(identifier: $0) }
    field = offersField ? TextField("Title", identifier: "field") : nil
    super.init(identifier: "titles")
    for element in labels + [StackView([changeButton, clearButton, newButton])] {
      addSubview(element)
    }
  }

  /// Calls `action` of `target` each time the user has typed in the field, if there is one.
  func onTyping<Target: Component>(_ target: Target, _ action: @escaping (Target, String) -> Void) {
    guard let field else { return }
    addSubview(field)
    field.onChange(target) { [unowned field] in action($0, field.text) }
  }
}
