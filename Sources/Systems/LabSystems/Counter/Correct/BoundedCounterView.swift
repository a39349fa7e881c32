import HeadlessUI
import MVC

extension Bounded {
  /// The correct view and model, with another controller.
  final class CounterView: Correct.CounterView {
    override func viewDidLoad() {
      Mvce.glue(model: CounterModel.shared, view: self, controller: BoundedCounterController())
    }
  }
}
