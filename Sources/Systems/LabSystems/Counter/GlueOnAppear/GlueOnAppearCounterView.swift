import HeadlessUI
import MVC

extension GlueOnAppear {
  /// Glues model, view and controller each time the screen appears, with a new model.
  final class CounterView: CounterScreen, Mvce.View {
    override func viewWillAppear() {
      Mvce.glue(model: CounterModel(), view: self, controller: CounterController())
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
}
