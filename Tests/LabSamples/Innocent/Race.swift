import HeadlessUI
import MVC

/// What happens in a race.
enum RaceEvent { case go, step }

/// How far a runner is.
final class RaceModel: Model, KeyPathBinding {
  @Observed var distance = 0
}

/// Sends a second event while it handles the first one.
struct RaceController: Mvce.Controller {
  func update(model: RaceModel, for event: RaceEvent, eventEmitter: EventEmitter<RaceEvent>) {
    switch event {
    case .go: eventEmitter.send(.step)
    case .step: model.distance += 1
    }
  }
}

/// The target of a button, which sends an event.
final class RaceButton: View {
  private let emit: EventEmitter<RaceEvent>

  init(_ emit: EventEmitter<RaceEvent>) { self.emit = emit }

  func go() { emit(.go) }
}

/// The distance, and a button that sends an event.
class RaceView: ViewController {
  override class var role: Role { .view }
  let label = Label(identifier: "distance")
  private let (goButton, aboutButton) = (Button("Go"), Button("About"))

  override func loadView() {
    for element in [label, goButton, aboutButton] { view.addSubview(element) }
    aboutButton.onTap(self) { $0.navigation?.push(ViewController()) }
  }

  func bind(eventEmitter: EventEmitter<RaceEvent>) {
    let target = RaceButton(eventEmitter)
    goButton.onTap(target) { $0.go() }
    keep(target, as: "target")
  }
}
