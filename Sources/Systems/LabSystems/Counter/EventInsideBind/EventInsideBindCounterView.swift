import HeadlessUI
import MVC

extension EventInsideBind {
  /// Glues in the order of the published library: the view binds before anything observes its events.
  static func glue<Decider: Mvce.Controller>(
    model: CounterModel,
    view: CounterView,
    controller: Decider
  ) where Decider.Model == CounterModel, Decider.Event == CounterEvent {
    let emitter = EventEmitter<CounterEvent>()
    let disposer = view.bind(model: model)
    view.bind(eventEmitter: emitter)
    view.keep(
      Listener(model: model, controller: controller, emitter: emitter, disposer: disposer),
      as: "loop"
    )
  }

  /// Observes the events as soon as it is made.
  final class Listener: Controller {
    let model: CounterModel
    private let disposer: Disposer
    private var observation: ObservationToken?

    init<Decider: Mvce.Controller>(
      model: CounterModel,
      controller: Decider,
      emitter: EventEmitter<CounterEvent>,
      disposer: Disposer
    ) where Decider.Model == CounterModel, Decider.Event == CounterEvent {
      (self.model, self.disposer) = (model, disposer)
      super.init()
      observation = emitter.observe(self) { [unowned emitter] listener, event in
        try controller.update(model: listener.model, for: event, eventEmitter: emitter)
      }
    }
  }

  /// Sends an event while it binds, because it wants to begin at one.
  final class CounterView: CounterScreen, Mvce.View {
    override func viewDidLoad() {
      EventInsideBind.glue(model: CounterModel.shared, view: self, controller: CounterController())
    }

    func bind(model: CounterModel) -> Disposer {
      .batch(model.bind(\.$count, to: label, at: \.text) { "\($0)" })
    }

    func bind(eventEmitter: EventEmitter<CounterEvent>) {
      let action = ButtonAction(emit: eventEmitter)
      incrementButton.onTap(action) { $0.increment() }
      decrementButton.onTap(action) { $0.decrement() }
      keep(action, as: "action")
      eventEmitter(.increment)
    }
  }
}
