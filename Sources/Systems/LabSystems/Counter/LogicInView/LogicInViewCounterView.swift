import HeadlessUI
import MVC

extension LogicInView {
  /// A controller that does nothing.
  struct EmptyController: Mvce.Controller {
    func update(
      model: CounterModel,
      for event: CounterEvent,
      eventEmitter: EventEmitter<CounterEvent>
    ) {}
  }

  /// Counts by itself, and shows its own count.
  final class CounterView: CounterScreen, Mvce.View {
    private var count = 0
    private var emitter: EventEmitter<CounterEvent>?

    override func viewDidLoad() {
      incrementButton.onTap(self) { try $0.tapped(1, .increment) }
      decrementButton.onTap(self) { try $0.tapped(-1, .decrement) }
      Mvce.glue(model: CounterModel.shared, view: self, controller: EmptyController())
    }

    func bind(model: CounterModel) -> Disposer {
      .batch(model.bind(\.$count, to: label, at: \.text) { "\($0)" })
    }

    func bind(eventEmitter: EventEmitter<CounterEvent>) { emitter = eventEmitter }

    private func tapped(_ number: Int, _ event: CounterEvent) throws {
      count = try count.adding(number)
      label.text = "\(count)"
      emitter?.send(event)
    }
  }
}
