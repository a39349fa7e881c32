import HeadlessUI
import MVC

// in: guilty-mvvm
// > tap About; back; tap Next

/// Is bound once more each time it appears.
final class BoundAgain: ViewController {
  private let card = CardModel()
  private let label = Label(identifier: "number")
  private let (nextButton, aboutButton) = (Button("Next"), Button("About"))
  private var bindings: [ObservationToken] = []

  override func loadView() {
    for element in [label, nextButton, aboutButton] { view.addSubview(element) }
    nextButton.onTap(self) { $0.card.next() }
    aboutButton.onTap(self) { $0.navigation?.push(ViewController()) }
  }

  override func viewWillAppear() {
    bindings.append(
      card.bind(\.$number, to: label, at: \.text) { "\($0)" }  // bound-at-wrong-time
    )
  }
}
