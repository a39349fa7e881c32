import MVC
import Testing

private enum Step: Equatable {
  case up
  case down
}

/// What happened, in order; shared by those who have to say something.
private final class Diary {
  var lines: [String] = []
  var text: String { lines.joined(separator: "\n") }
}

private final class Tally: Model, KeyPathBinding {
  @Observed var count = 0
  var onEnd: () -> Void = {}

  deinit { onEnd() }
}

/// A controller that is a value.
private struct Decider: Mvce.Controller {
  var step = 1

  func update(model: Tally, for event: Step, eventEmitter: EventEmitter<Step>) {
    model.$count.set(model.count + (event == .up ? step : -step))
  }
}

/// A controller that is an object, and does what a test wants.
private final class Clerk: Mvce.Controller {
  var answer: (Tally, Step, EventEmitter<Step>) -> Void = { _, _, _ in }
  var onEnd: () -> Void = {}

  func update(model: Tally, for event: Step, eventEmitter: EventEmitter<Step>) {
    answer(model, event, eventEmitter)
  }

  deinit { onEnd() }
}

private final class Display: View, Mvce.View {
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

@Suite struct MvceTests {
  private let runtime = Runtime()
  private let model: Tally
  private let view: Display

  init() { (model, view) = runtime.assemble { (Tally(), Display()) } }

  /// Glues in the test's world.
  private func glue(_ view: Display, to model: Tally, _ controller: some MvceDecider) {
    runtime.assemble { controller.glue(model: model, view: view) }
  }

  @Test func `an event is answered by one change of the model, and the change is shown`() {
    glue(view, to: model, Decider())
    let isHeard = view.emitter?.send(.up)
    #expect(isHeard == true)
    #expect(view.shown == [0, 1])
    #expect(
      runtime.story == """
        key-value observation: Tally -> Display count
        event: Decider -> Decider up
          change: Decider -> Tally count (set to 1)
            key-value observation: Tally -> Display count
        """
    )
  }

  @Test func `an event reaches only the controller of the same glue`() {
    let other = runtime.assemble { Display("Other") }
    glue(view, to: model, Decider())
    glue(other, to: model, Decider(step: 10))
    view.emitter?.send(.up)
    #expect(model.count == 1)
    other.emitter?.send(.up)
    #expect(model.count == 11)
    #expect(view.shown == [0, 1, 11])
    #expect(other.shown == [0, 1, 11])
  }

  @Test func `an event that the controller sends while it answers another is answered at once`() {
    let clerk = Clerk()
    let diary = Diary()
    clerk.answer = { model, event, emitter in
      diary.lines.append("\(event) begins at \(model.count)")
      if event == .up { emitter(.down) }
      model.$count.set(model.count + (event == .up ? 10 : -1))
      diary.lines.append("\(event) ends at \(model.count)")
    }
    glue(view, to: model, clerk)
    view.emitter?.send(.up)
    diary.lines.append("sent")
    #expect(
      diary.text == """
        up begins at 0
        down begins at 0
        down ends at -1
        up ends at 9
        sent
        """
    )
    #expect(view.shown == [0, -1, 9])
  }

  @Test func `an event sent while binding is heard`() {
    view.onBind = { $0(.up) }
    glue(view, to: model, Decider())
    #expect(view.shown == [0, 1])
  }

  @Test func `when the view goes, observer, model and controller go, and then the disposer runs`() {
    let diary = Diary()
    var emitter: EventEmitter<Step>?
    var view: Display? = runtime.assemble {
      let (model, view, clerk) = (Tally(), Display(), Clerk())
      clerk.answer = { _, event, _ in diary.lines.append("\(event) is answered") }
      clerk.onEnd = { diary.lines.append("the controller is gone") }
      model.onEnd = {
        let isHeard = emitter?.send(.down) == true
        diary.lines.append("an event is \(isHeard ? "heard" : "not heard")")
        diary.lines.append("the model is gone")
      }
      view.onDispose = { diary.lines.append("the disposer has run") }
      view.onEnd = { diary.lines.append("the view goes") }
      Mvce.glue(model: model, view: view, controller: clerk)
      return view
    }
    emitter = view?.emitter
    emitter?.send(.up)
    view = nil
    #expect(
      diary.text == """
        up is answered
        the view goes
        an event is not heard
        the model is gone
        the controller is gone
        the disposer has run
        """
    )
  }

  @Test func `the view alone keeps its model and its controller, and nothing keeps the view`() {
    weak var keptModel: Tally?
    weak var keptClerk: Clerk?
    weak var keptView: Display?
    do {
      let view = runtime.assemble { Display() }
      do {
        let (model, clerk) = (runtime.assemble { Tally() }, Clerk())
        glue(view, to: model, clerk)
        (keptModel, keptClerk, keptView) = (model, clerk, view)
      }
      #expect(keptModel != nil)
      #expect(keptClerk != nil)
      #expect(Mvce.model(of: view) === keptModel)
    }
    #expect(keptModel == nil)
    #expect(keptClerk == nil)
    #expect(keptView == nil)
  }

  @Test func `a model that others keep outlives the view, and no longer tells it anything`() {
    do {
      let view = runtime.assemble { Display() }
      glue(view, to: model, Decider())
    }
    model.count = 5
    #expect(runtime.flow.hops.last?.kind == .change)
  }

  @Test func `a view that goes in the middle of its own event goes after the answer`() {
    let diary = Diary()
    var views = [runtime.assemble { Display() }]
    let clerk = Clerk()
    clerk.answer = { model, _, _ in
      views = []
      diary.lines.append("answered at \(model.count)")
    }
    views[0].onDispose = { diary.lines.append("disposed") }
    glue(views[0], to: model, clerk)
    let emitter = views[0].emitter
    emitter?.send(.up)
    #expect(diary.text == "answered at 0\ndisposed")
    #expect(emitter?.send(.up) == false)
  }

  @Test func `gluing again disposes of the first loop after the second has bound`() {
    let diary = Diary()
    let other = runtime.assemble { Tally() }
    view.onBind = { _ in diary.lines.append("first bound") }
    view.onDispose = { diary.lines.append("first disposed") }
    glue(view, to: model, Decider())
    let first = view.emitter
    view.onBind = { _ in diary.lines.append("second bound") }
    view.onDispose = { diary.lines.append("second disposed") }
    glue(view, to: other, Decider())
    #expect(diary.text == "first bound\nsecond bound\nfirst disposed")
    #expect(Mvce.model(of: view) === other)
    #expect(first?.send(.up) == false)
    view.emitter?.send(.up)
    model.count = 7
    #expect((model.count, other.count) == (7, 1))
    #expect(view.shown == [0, 0, 1])
  }

  @Test func `an event nobody hears is a hop to nobody`() {
    var emitter: EventEmitter<Step>?
    do {
      let view = runtime.assemble { Display() }
      glue(view, to: model, Decider())
      emitter = view.emitter
    }
    let before = runtime.flow.hops.count
    #expect(emitter?.send(.up) == false)
    #expect(runtime.flow.hops.dropFirst(before).map(\.kind) == [.event])
    #expect(runtime.flow.hops.last?.callee == .nobody)
    #expect(model.count == 0)
  }

  @Test func `a batch ends all its observations, when it is disposed or let go`() {
    var batches = (1...2).map { factor in
      Disposer.batch(
        model.bind(\.$count, to: view) { $0.shown.append(factor * $1) },
        model.bind(\.$count, to: view) { $0.shown.append(100 * factor * $1) }
      )
    }
    model.count = 1
    #expect(view.shown == [0, 0, 0, 0, 1, 100, 2, 200])
    batches[0].dispose()
    batches[0].dispose()
    model.count = 2
    #expect(view.shown.suffix(2) == [4, 400])
    batches = []
    model.count = 3
    #expect(view.shown.count == 10)
  }
}

/// Opens the two kinds of controller of these tests to one function.
private protocol MvceDecider: Mvce.Controller<Tally, Step> {}

extension Decider: MvceDecider {}
extension Clerk: MvceDecider {}

extension MvceDecider {
  fileprivate func glue(model: Tally, view: Display) {
    Mvce.glue(model: model, view: view, controller: self)
  }
}

@Suite struct KeyPathBindingTests {
  private let runtime = Runtime()
  private let model: Tally
  private let view: Display

  init() { (model, view) = runtime.assemble { (Tally(), Display()) } }

  @Test func `a property is bound to another, with the value of now and of every change`() {
    model.count = 3
    let observation = model.bind(\.$count, to: view, at: \.number)
    #expect(view.number == 3)
    model.count = 4
    #expect(view.number == 4)
    observation.end()
    model.count = 5
    #expect(view.number == 4)
  }

  @Test func `a value can be turned into another on its way`() {
    let observation = model.bind(\.$count, to: view, at: \.text) { "\($0) times" }
    #expect(view.text == "0 times")
    model.count = 2
    #expect(view.text == "2 times")
    observation.end()
  }

  @Test func `a closure is handed the target and every value`() {
    let observation = model.bind(\.$count, to: view) { $0.shown.append($1) }
    model.count = 2
    model.count = 2
    #expect(view.shown == [0, 2, 2])
    observation.end()
  }

  @Test func `the target is not kept, and when it is gone nothing is told`() {
    var target: Display? = runtime.assemble { Display() }
    weak let gone = target
    let observation = target.map { model.bind(\.$count, to: $0, at: \.number) }
    target = nil
    #expect(gone == nil)
    model.count = 1
    #expect(runtime.flow.hops.last?.kind == .change)
    observation?.end()
  }

  @Test func `two targets, and two properties of one target, can be bound to one property`() {
    let other = runtime.assemble { Display("Other") }
    let batch = Disposer.batch(
      model.bind(\.$count, to: view, at: \.number),
      model.bind(\.$count, to: view, at: \.text) { "\($0)" },
      model.bind(\.$count, to: other, at: \.number)
    )
    model.count = 6
    #expect((view.number, view.text, other.number) == (6, "6", 6))
    batch.dispose()
  }
}

@Suite struct KeptObjectTests {
  private let runtime = Runtime()

  @Test func `an object is kept until another takes its place, or its keeper is gone`() {
    weak var first: Tally?
    weak var second: Tally?
    weak var third: Tally?
    do {
      let keeper = runtime.assemble { Knob() }
      runtime.assemble {
        let tallies = [Tally(), Tally(), Tally()]
        keeper.keep(tallies[0], as: "tally")
        keeper.keep(tallies[1], as: "other")
        keeper.keep(tallies[2], as: "tally")
        (first, second, third) = (tallies[0], tallies[1], tallies[2])
      }
      #expect(first == nil)
      #expect(keeper.kept(as: "tally") === third)
      #expect(keeper.kept(as: "other") === second)
      #expect(keeper.kept(as: "nothing") == nil)
    }
    #expect(second == nil)
    #expect(third == nil)
  }

  @Test func `what takes an object's place is kept before the object goes`() {
    let diary = Diary()
    let keeper = runtime.assemble { Knob() }
    runtime.assemble {
      let (first, second) = (Tally(), Tally())
      first.onEnd = { [unowned keeper] in
        diary.lines.append(keeper.kept(as: "tally") == nil ? "nothing kept" : "another kept")
      }
      keeper.keep(first, as: "tally")
      keeper.keep(second, as: "tally")
    }
    #expect(diary.text == "another kept")
  }
}
