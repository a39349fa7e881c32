import HeadlessUI
import MVC

// in: innocent-mvvm
// near: bound-at-wrong-time
// > tap Next; tap About; back; tap Next

/// Is bound while a user sees it.
final class BoundWhileVisible: ViewController {
  private let card = CardModel()
  private let label = Label(identifier: "number")
  private let (nextButton, aboutButton) = (Button("Next"), Button("About"))
  private var binding: ObservationToken?

  override func loadView() {
    for element in [label, nextButton, aboutButton] { view.addSubview(element) }
    nextButton.onTap(self) { $0.card.next() }
    aboutButton.onTap(self) { $0.navigation?.push(ViewController()) }
  }

  override func viewWillAppear() {
    binding = card.bind(\.$number, to: label, at: \.text) { "\($0)" }
  }

  override func viewWillDisappear() { binding?.end() }
}
