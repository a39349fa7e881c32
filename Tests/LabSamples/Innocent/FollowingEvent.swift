import HeadlessUI
import MVC

// in: innocent-mvce
// near: event-from-observer, bound-at-wrong-time
// > tap Go; tap About; back; tap Go

/// Is glued to a controller that sends a second event while it handles the first one.
final class FollowingEvent: RaceView, Mvce.View {
  override func viewDidLoad() {
    Mvce.glue(model: RaceModel(), view: self, controller: RaceController())
  }

  func bind(model: RaceModel) -> Disposer {
    .batch(model.bind(\.$distance, to: label, at: \.text) { "\($0) m" })
  }
}
