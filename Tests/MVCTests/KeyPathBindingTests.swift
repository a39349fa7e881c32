import MVC
import Testing

@Suite struct KeyPathBindingTests {
  private let runtime = Runtime()
  private let model: Tally
  private let view: Display

  init() { (model, view) = runtime.assemble { (Tally(), Display()) } }

  @Test func `a bound property gets the current value and every later one`() {
    model.count = 3
    let observation = model.bind(\.$count, to: view, at: \.number)
    #expect(view.number == 3)
    model.count = 4
    #expect(view.number == 4)
    observation.end()
    model.count = 5
    #expect(view.number == 4)
  }

  @Test func `a binding can transform the value`() {
    let observation = model.bind(\.$count, to: view, at: \.text) { "\($0) times" }
    #expect(view.text == "0 times")
    model.count = 2
    #expect(view.text == "2 times")
    observation.end()
  }

  @Test func `a binding can call a closure with the target and every value`() {
    let observation = model.bind(\.$count, to: view) { $0.shown.append($1) }
    model.count = 2
    model.count = 2
    #expect(view.shown == [0, 2, 2])
    observation.end()
  }

  @Test func `a binding holds its target weakly and does nothing once it is gone`() {
    var target: Display? = runtime.assemble { Display() }
    weak let gone = target
    let observation = target.map { model.bind(\.$count, to: $0, at: \.number) }
    target = nil
    #expect(gone == nil)
    model.count = 1
    #expect(runtime.flow.hops.last?.kind == .change)
    observation?.end()
  }

  @Test func `several targets and several properties can be bound to one property`() {
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
