import MVC
import Testing

extension Store {
  fileprivate static var shared: Store { Runtime.singleton { Store() } }
}

private final class SpecialStore: Model {}

@Suite struct RuntimeTests {
  @Test func `a singleton is one object in its world, and another in the next world`() {
    let (left, right) = (Runtime(), Runtime())
    let first = left.assemble { Store.shared }
    let again = left.assemble { Store.shared }
    let other = right.assemble { Store.shared }
    #expect(first === again)
    #expect(first !== other)
    #expect(left.isSingleton(first))
    #expect(!left.isSingleton(other))
    #expect(left.allSingletons.map(\.participant) == [first.participant])
  }

  @Test func `a singleton that is requested by its superclass is a singleton too`() {
    let runtime = Runtime()
    let model: Model = runtime.assemble { Runtime.singleton { SpecialStore() as Model } }
    #expect(runtime.isSingleton(model))
  }

  @Test func `a notification does not reach another world`() {
    let (left, right) = (Runtime(), Runtime())
    let store = left.assemble { Store() }
    let screen = right.assemble { Screen() }
    screen.observe(.news) {
      $0.heard.append($1.payload)
    }
    store.post(.news, "rain")
    #expect(screen.heard == [])
    #expect(left.story == "post: Store -> nobody news (rain)")
    #expect(right.story == "")
  }

  @Test func `components made in a nested world belong to the inner one`() {
    let (outer, inner) = (Runtime(), Runtime())
    let (first, second, third) = outer.assemble {
      (Store(), inner.assemble { Store() }, Store())
    }
    #expect(first.runtime === outer)
    #expect(second.runtime === inner)
    #expect(third.runtime === outer)
    #expect(Runtime.current == nil)
  }

  @Test func `singletons of worlds in parallel tasks are separate`() async {
    let stories = await withTaskGroup(of: String.self) { group in
      for task in 0..<8 {
        group.addTask {
          let runtime = Runtime()
          for round in 0..<200 {
            _ = runtime.assemble { Store.shared.$items.append("\(task).\(round)") }
          }
          return runtime.assemble { Store.shared.items.joined(separator: " ") }
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    let expected = (0..<8).map { task in
      (0..<200).map { "\(task).\($0)" }.joined(separator: " ")
    }
    #expect(stories == Set(expected))
  }

  @Test func `a component that is made outside of any world has a runtime of its own`() {
    let (first, second) = (Store(), Store())
    #expect(first.runtime !== second.runtime)
  }

  @Test func `a runtime that is torn down releases its singletons and its pending work`() throws {
    weak var store: Store?
    weak var gone: Runtime?
    do {
      let runtime = Runtime(withServer: true)
      let shared = runtime.assemble { Store.shared }
      shared.async { shared.items = [] }
      shared.after(.seconds(1)) { shared.items = [] }
      shared.server?.send(Request("add"), then: Block(shared) { _, _ in shared.items = [] })
      (store, gone) = (shared, runtime)
      runtime.tearDown()
    }
    #expect(store == nil)
    #expect(gone == nil)
  }

  @Test func `identities count from 1 in each world`() {
    let (left, right) = (Runtime(), Runtime())
    #expect([left.nextIdentity(), left.nextIdentity(), right.nextIdentity()] == [1, 2, 1])
  }
}
