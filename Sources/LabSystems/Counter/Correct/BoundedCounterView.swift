import HeadlessUI
import MVC

/// Keeps these classes apart from others of the same names.
enum Bounded {}

extension Bounded {
  /// The same view and the same model, with another controller.
  final class CounterView: Correct.CounterView {
    override func viewDidLoad() {
      Mvce.glue(model: CounterModel.shared, view: self, controller: BoundedCounterController())
    }
  }
}
