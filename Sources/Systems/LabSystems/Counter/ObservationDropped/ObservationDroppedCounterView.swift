import HeadlessUI
import MVC

extension ObservationDropped {
  /// Observes the model, but drops the observation, which ends it.
  final class CounterView: CounterScreen, Mvce.View {
    override func viewDidLoad() {
      Mvce.glue(model: CounterModel.shared, view: self, controller: CounterController())
    }

    func bind(model: CounterModel) -> Disposer {
      _ = model.bind(\.$count, to: label, at: \.text) { "\($0)" }
      return Disposer {}
    }

    func bind(eventEmitter: EventEmitter<CounterEvent>) {
      let action = ButtonAction(emit: eventEmitter)
      incrementButton.onTap(action) { $0.increment() }
      decrementButton.onTap(action) { $0.decrement() }
      keep(action, as: "action")
    }
  }
}
