import HeadlessUI
import MVC

extension ControllerKeepsView {
  /// A controller that is an object, and keeps the view whose loop keeps it.
  final class ViewKeepingController: Mvce.Controller {
    private let view: CounterView

    init(view: CounterView) { self.view = view }

    func update(
      model: CounterModel,
      for event: CounterEvent,
      eventEmitter: EventEmitter<CounterEvent>
    ) throws {
      CounterController().update(model: model, for: event, eventEmitter: eventEmitter)
    }
  }

  /// The correct view, which passes itself to its controller.
  final class CounterView: Correct.CounterView {
    override func viewDidLoad() {
      Mvce.glue(
        model: CounterModel.shared,
        view: self,
        controller: ViewKeepingController(view: self)
      )
    }
  }
}
