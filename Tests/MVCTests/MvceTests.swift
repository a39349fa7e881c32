import MVC
import Testing

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

  @Test func `an event reaches only the controller that is glued to its view`() {
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

  @Test func `an event that a view sends while it binds is received`() {
    view.onBind = { $0(.up) }
    glue(view, to: model, Decider())
    #expect(view.shown == [0, 1])
  }

  @Test
  func `a glued view takes observer, model and controller with it, and then the disposer runs`() {
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

  @Test func `a glued view alone keeps its model and controller, and nothing keeps the view`() {
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

  @Test func `a model that others keep outlives its glued view and calls no observer any more`() {
    do {
      let view = runtime.assemble { Display() }
      glue(view, to: model, Decider())
    }
    model.count = 5
    #expect(runtime.flow.hops.last?.kind == .change)
  }

  @Test
  func `a view that is released during its own event lives until the controller has answered`() {
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

  @Test func `a view that is glued again disposes of its first loop after the second has bound`() {
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

  @Test func `an event without an observer is recorded as a hop to nobody`() {
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

  @Test func `a batch of observations ends all of them when it is disposed of or deallocated`() {
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
