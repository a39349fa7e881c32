import HeadlessUI
import MVC

extension ViewHoldsModel {
  /// Keeps the model that it is bound to, and changes it.
  final class CounterView: CounterScreen, Mvce.View {
    private var model: CounterModel?

    override func viewDidLoad() {
      incrementButton.onTap(self) { try $0.add(1) }
      decrementButton.onTap(self) { try $0.add(-1) }
      Mvce.glue(model: CounterModel.shared, view: self, controller: BoundedCounterController())
    }

    func bind(model: CounterModel) -> Disposer {
      self.model = model
      return .batch(model.bind(\.$count, to: label, at: \.text) { "\($0)" })
    }

    func bind(eventEmitter: EventEmitter<CounterEvent>) {}

    private func add(_ number: Int) throws {
      if let model { model.$count.set(try model.count.adding(number)) }
    }
  }
}
