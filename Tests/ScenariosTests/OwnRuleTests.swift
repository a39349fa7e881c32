import LabScenarios
import MVC
import MVCLab
import Testing

/// A misused wiring must be caught by a rule that it is there to break.
@Suite struct OwnRuleTests {
  /// The table and the errors after a tap in the painting wiring, which breaks `ui-changes-ui`.
  private func report(
    _ verdict: Wiring.Verdict,
    promises: @escaping @Sendable () -> [any Promise] = { [] }
  ) -> String {
    var detections = Detections()
    let text = document("> system counter\n> wirings painting\n...\n> tap More\n...\n> layout")
    let systems = [CounterSystem.painting(verdict, promises: promises)]
    detections.add(outcome(text, systems: systems), systems)
    return (detections.table.dropFirst() + detections.problems(.all)).joined(separator: "\n")
  }

  @Test func `a wiring is caught by the rule that it is there to break`() {
    #expect(
      report(.misused(breaking: .uiChangesUI)) == "counter/painting  a.md:5  ui-changes-ui"
    )
    #expect(
      report(.misused(breaking: .viewUsesNetwork, .uiChangesUI))
        == "counter/painting  a.md:5  ui-changes-ui"
    )
  }

  @Test func `a wiring that only another rule caught is an error`() {
    #expect(
      report(.misused(breaking: .leak)) == """
        counter/painting  a.md:5  ui-changes-ui, but not leak
        'counter/painting' is there to break 'leak', but was caught by 'ui-changes-ui' only, in a.md:5
        """
    )
  }

  @Test func `a wiring's own breach counts for more than another rule's symptom`() {
    let promises: @Sendable () -> [any Promise] = { [FewPromise(), NoPromise()] }
    #expect(
      report(.misused(breaking: .uiChangesUI), promises: promises)
        == "counter/painting  a.md:5  ui-changes-ui"
    )
    #expect(
      report(.misused(breaking: .leak), promises: promises) == """
        counter/painting  a.md:3  broken-promise 'few hops', but not leak
        'counter/painting' is there to break 'leak', but was caught by the promise 'few hops' only, \
        in a.md:3
        """
    )
  }

  @Test func `a wiring is caught by its own promise, and not by another one`() {
    let promises: @Sendable () -> [any Promise] = { [FewPromise(), NoPromise()] }
    #expect(
      report(.misused(breaking: FewPromise()), promises: promises)
        == "counter/painting  a.md:3  broken-promise 'few hops'"
    )
    #expect(
      report(.misused(breaking: .brokenPromise), promises: promises)
        == "counter/painting  a.md:3  broken-promise"
    )
    #expect(
      report(.misused(breaking: NoPromise()), promises: promises) == """
        counter/painting  a.md:3  broken-promise 'few hops', but not broken-promise 'kept'
        'counter/painting' is there to break the promise 'kept', but was caught by the promise \
        'few hops' only, in a.md:3
        """
    )
  }
}

/// A promise that no world keeps.
private struct FewPromise: Promise {
  let name = "few hops"
  let sentence = "there is no hop"
  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    ["there are \(world.flow.count) hops"]
  }
}

/// A promise that every world keeps.
private struct NoPromise: Promise {
  let name = "kept"
  let sentence = "it holds"
  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] { [] }
}
