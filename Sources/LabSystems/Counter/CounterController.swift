import HeadlessUI
import MVC

/// Answers each event by one change of the model; there are no bounds.
struct CounterController: Mvce.Controller {
  func update(
    model: CounterModel,
    for event: CounterEvent,
    eventEmitter: EventEmitter<CounterEvent>
  ) {
    switch event {
    case .increment: model.$count.set(model.count + 1)
    case .decrement: model.$count.set(model.count - 1)
    }
  }
}

/// A controller to put in its place: it refuses to go below nothing.
struct BoundedCounterController: Mvce.Controller {
  func update(
    model: CounterModel,
    for event: CounterEvent,
    eventEmitter: EventEmitter<CounterEvent>
  ) {
    switch event {
    case .increment: model.$count.set(model.count + 1)
    case .decrement: if model.count > 0 { model.$count.set(model.count - 1) }
    }
  }
}
