import HeadlessUI
import MVC

extension ObserverSendsEvents {
  /// Answers every change of the model with an event, which changes the model.
  final class CounterView: CounterScreen, Mvce.View {
    private var emitter: EventEmitter<CounterEvent>?
    private var isBound = false

    override func viewDidLoad() {
      Mvce.glue(model: CounterModel.shared, view: self, controller: CounterController())
      isBound = true
    }

    func bind(model: CounterModel) -> Disposer {
      .batch(
        model.bind(\.$count, to: label, at: \.text) { "\($0)" },
        model.bind(\.$count, to: self) { view, _ in
          if view.isBound { view.emitter?.send(.increment) }
        }
      )
    }

    func bind(eventEmitter: EventEmitter<CounterEvent>) {
      emitter = eventEmitter
      let action = ButtonAction(emit: eventEmitter)
      incrementButton.onTap(action) { $0.increment() }
      decrementButton.onTap(action) { $0.decrement() }
      keep(action, as: "action")
    }
  }
}
