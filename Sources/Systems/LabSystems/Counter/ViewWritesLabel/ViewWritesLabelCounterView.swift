import HeadlessUI
import MVC

extension ViewWritesLabel {
  /// Writes the expected number, then sends the event to a controller that may refuse it.
  final class CounterView: CounterScreen, Mvce.View {
    private var emitter: EventEmitter<CounterEvent>?

    override func viewDidLoad() {
      incrementButton.onTap(self) { try $0.tapped(1, .increment) }
      decrementButton.onTap(self) { try $0.tapped(-1, .decrement) }
      Mvce.glue(model: CounterModel.shared, view: self, controller: BoundedCounterController())
    }

    func bind(model: CounterModel) -> Disposer {
      .batch(model.bind(\.$count, to: label, at: \.text) { "\($0)" })
    }

    func bind(eventEmitter: EventEmitter<CounterEvent>) { emitter = eventEmitter }

    private func tapped(_ number: Int, _ event: CounterEvent) throws {
      label.text = "\(try (Int(label.text) ?? 0).adding(number))"
      emitter?.send(event)
    }
  }
}
