import HeadlessUI
import MVC

extension Correct {
  /// A counter as Mvce has it: bound to a model that it does not keep, and sending events.
  class CounterView: CounterScreen, Mvce.View {
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
      keep(action, as: "action")
    }
  }

  /// The same, with a model of its own.
  final class ApartCounterView: CounterView {
    override func viewDidLoad() {
      Mvce.glue(model: CounterModel(), view: self, controller: CounterController())
    }
  }
}
