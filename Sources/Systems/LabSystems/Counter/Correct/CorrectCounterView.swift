import HeadlessUI
import MVC

extension Correct {
  /// A counter as in Mvce: it binds to a model without keeping it, and sends events.
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

  /// The same view, with a model of its own.
  final class ApartCounterView: CounterView {
    override var hasOwnModel: Bool { true }

    override func viewDidLoad() {
      Mvce.glue(model: CounterModel(), view: self, controller: CounterController())
    }
  }
}
