import HeadlessUI
import MVC

/// How many books are borrowed: a part of another screen.
final class CountController: ViewController {
  private let library: Library
  private let label = Label(identifier: "count")
  private var token: ObservationToken?

  init(_ library: Library) {
    self.library = library
    super.init()
  }

  override func loadView() { view.addSubview(label) }

  override func viewDidLoad() {
    token = library.$borrowed.observe(self) { controller, _ in controller.showCount() }
    showCount()
  }

  private func showCount() { label.text = "\(library.borrowed.count) borrowed" }
}
