import HeadlessUI
import MVC

// in: guilty-mvce
// > tap Go

/// Sends an event each time the model has changed, up to three metres.
final class EventFromModel: RaceView, Mvce.View {
  private var emitter: EventEmitter<RaceEvent>?

  override func viewDidLoad() {
    Mvce.glue(model: RaceModel(), view: self, controller: RaceController())
  }

  func bind(model: RaceModel) -> Disposer {
    .batch(
      model.bind(\.$distance, to: label, at: \.text) { "\($0) m" },
      model.bind(\.$distance, to: self) { view, distance in
        if 1...2 ~= distance {
          view.emitter?.send(.step)  // event-from-observer
        }
      }
    )
  }

  override func bind(eventEmitter: EventEmitter<RaceEvent>) {
    super.bind(eventEmitter: eventEmitter)
    emitter = eventEmitter
  }
}
