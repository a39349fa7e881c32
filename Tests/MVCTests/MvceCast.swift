import MVC

enum Step: Equatable {
  case up
  case down
}

/// A log of what happened, in order, which several objects share.
final class Diary {
  var lines: [String] = []
  var text: String { lines.joined(separator: "\n") }
}

final class Tally: Model, KeyPathBinding {
  @Observed var count = 0
  var onEnd: () -> Void = {}

  deinit { onEnd() }
}

/// A controller that is a value.
struct Decider: Mvce.Controller {
  var step = 1

  func update(model: Tally, for event: Step, eventEmitter: EventEmitter<Step>) {
    model.$count.set(model.count + (event == .up ? step : -step))
  }
}

/// A controller that is an object and calls a closure.
final class Clerk: Mvce.Controller {
  var answer: (Tally, Step, EventEmitter<Step>) -> Void = { _, _, _ in }
  var onEnd: () -> Void = {}

  func update(model: Tally, for event: Step, eventEmitter: EventEmitter<Step>) {
    answer(model, event, eventEmitter)
  }

  deinit { onEnd() }
}

final class Display: View, Mvce.View {
  let name: String
  var text = ""
  var number = 0
  var shown: [Int] = []
  private(set) var emitter: EventEmitter<Step>?
  var onBind: (EventEmitter<Step>) -> Void = { _ in }
  var onDispose: () -> Void = {}
  var onEnd: () -> Void = {}

  init(_ name: String = "Display") {
    self.name = name
    super.init()
  }

  override var flowName: String { name }

  func bind(model: Tally) -> Disposer {
    let observation = model.bind(\.$count, to: self) { $0.shown.append($1) }
    return Disposer { [onDispose] in
      observation.end()
      onDispose()
    }
  }

  func bind(eventEmitter: EventEmitter<Step>) {
    emitter = eventEmitter
    onBind(eventEmitter)
  }

  deinit { onEnd() }
}

/// The two kinds of controllers, so that one function can glue both.
protocol MvceDecider: Mvce.Controller<Tally, Step> {}

extension Decider: MvceDecider {}
extension Clerk: MvceDecider {}

extension MvceDecider {
  func glue(model: Tally, view: Display) {
    Mvce.glue(model: model, view: view, controller: self)
  }
}
