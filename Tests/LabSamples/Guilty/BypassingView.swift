import HeadlessUI
import MVC

// in: guilty-contract
// > tap Fill

/// Calls the model, past the controller.
final class FillButton: Element {
  @Contract(.weak) var model: (any ShelfStore)?
  private let button = Button("Fill")

  init() {
    super.init(identifier: "fill")
    addSubview(button)
    button.onTap(self) { view in
      view.$model("add") { $0.add() }  // view-bypasses-controller
    }
  }
}

final class BypassingView: ReturningShelf {
  override func viewDidLoad() {
    let fill = FillButton()
    fill.model = model
    view.addSubview(fill)
  }
}
