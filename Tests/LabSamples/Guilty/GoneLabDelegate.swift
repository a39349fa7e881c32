import HeadlessUI
import MVC

// finds: lost-link
// > tap Add

/// What a bar reports.
protocol AddBarDelegate: AnyObject {
  func barDidAdd()
}

/// A bar with a button, which reports to a delegate.
final class AddBar: Element {
  @Delegate var delegate: (any AddBarDelegate)?
  private let button = Button("Add")

  init() {
    super.init(identifier: "bar")
    addSubview(button)
    button.onTap(self) { bar in bar.$delegate { $0.barDidAdd() } }
  }
}

/// Adds a word when a bar reports it.
final class BarListener: AddBarDelegate {
  private let words: Words

  init(_ words: Words) { self.words = words }

  func barDidAdd() { words.add("Tea") }
}

/// Gives its bar a delegate that nobody keeps.
final class GoneLabDelegate: ViewController {
  private let words = Words()

  override func loadView() {
    let (bar, listener) = (AddBar(), BarListener(words))
    bar.delegate = listener
    view.addSubview(bar)
  }
}
