import HeadlessUI
import MVC

/// Changes the model once for each event, without bounds except those of numbers.
struct CounterController: Mvce.Controller {
  func update(
    model: CounterModel,
    for event: CounterEvent,
    eventEmitter: EventEmitter<CounterEvent>
  ) {
    switch event {
    case .increment: if model.count < .max { model.$count.set(model.count + 1) }
    case .decrement: if model.count > .min { model.$count.set(model.count - 1) }
    }
  }
}

/// A controller to replace it with, which refuses to go below zero.
struct BoundedCounterController: Mvce.Controller {
  func update(
    model: CounterModel,
    for event: CounterEvent,
    eventEmitter: EventEmitter<CounterEvent>
  ) {
    switch event {
    case .increment: if model.count < .max { model.$count.set(model.count + 1) }
    case .decrement: if model.count > 0 { model.$count.set(model.count - 1) }
    }
  }
}
