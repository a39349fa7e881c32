import HeadlessUI
import MVC

/// Changes the model once for each event, without bounds.
struct CounterController: Mvce.Controller {
  func update(
    model: CounterModel,
    for event: CounterEvent,
    eventEmitter: EventEmitter<CounterEvent>
  ) throws {
    switch event {
    case .increment: model.$count.set(try model.count.adding(1))
    case .decrement: model.$count.set(try model.count.subtracting(1))
    }
  }
}

/// A controller to replace it with, which refuses to go below zero.
struct BoundedCounterController: Mvce.Controller {
  func update(
    model: CounterModel,
    for event: CounterEvent,
    eventEmitter: EventEmitter<CounterEvent>
  ) throws {
    switch event {
    case .increment: model.$count.set(try model.count.adding(1))
    case .decrement: if model.count > 0 { model.$count.set(try model.count.subtracting(1)) }
    }
  }
}
