import HeadlessUI
import MVC

extension EmitterEverywhere {
  /// The events of the program, for every line of every view and controller.
  final class Events: Component {
    let emitter = EventEmitter<CounterEvent>()

    static var shared: Events { singleton { Events() } }
  }

  /// Sends events by itself, and passes the program's events to its controller.
  final class CounterView: CounterScreen, Mvce.View {
    private var events: ObservationToken?

    override func viewDidLoad() {
      Mvce.glue(model: CounterModel.shared, view: self, controller: CounterController())
    }

    func bind(model: CounterModel) -> Disposer {
      .batch(model.bind(\.$count, to: label, at: \.text) { "\($0)" })
    }

    func bind(eventEmitter: EventEmitter<CounterEvent>) {
      incrementButton.onTap(self) { _ in Events.shared.emitter(.increment) }
      decrementButton.onTap(self) { _ in Events.shared.emitter(.decrement) }
      events = Events.shared.emitter.observe(self) { eventEmitter($1) }
    }
  }
}
