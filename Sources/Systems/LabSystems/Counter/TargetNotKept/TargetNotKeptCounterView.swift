import HeadlessUI
import MVC

extension TargetNotKept {
  /// Makes a target for the buttons, but does not keep it, and neither do the buttons.
  final class CounterView: CounterScreen, Mvce.View {
    override func viewDidLoad() {
      Mvce.glue(model: CounterModel.shared, view: self, controller: CounterController())
    }

    func bind(model: CounterModel) -> Disposer {
      .batch(model.bind(\.$count, to: label, at: \.text) { "\($0)" })
    }

    func bind(eventEmitter: EventEmitter<CounterEvent>) {
      let action = ButtonAction(emit: eventEmitter)
      incrementButton.onTap(action) { $0.increment() }
      decrementButton.onTap(action) { $0.decrement() }
    }
  }
}
