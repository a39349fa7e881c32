import HeadlessUI
import LabConversation
import MVC
import MVCLab
import Testing

@Suite struct ProblemsTests {
  private func system(
    _ name: String = "shop",
    style: Style = .cocoaMVC,
    symptoms: [Symptom] = Symptom.standard,
    verdict: Wiring.Verdict = .correct,
    screens: [ScreenKind] = [ScreenKind("list", "the only one")],
    wirings: [String] = ["correct"],
    files: [String] = [],
    promises: @escaping @Sendable () -> [any Promise] = { [] },
    sources: SourceIndex = SourceIndex([])
  ) -> System {
    System(
      name: name,
      summary: "",
      style: style,
      symptoms: symptoms,
      promises: promises,
      screens: screens,
      wirings: wirings.map { name in
        Wiring(name, verdict, "", files: files) { NoAssembly() }
      },
      sources: sources
    )
  }

  private func problems(_ systems: System...) -> [String] { System.problems(in: systems) }

  @Test func `a correct system has no problems`() { #expect(problems(system()) == []) }

  @Test func `a system without screens or wirings, or with two of a name, has problems`() {
    #expect(
      problems(system(screens: [], wirings: []), system(wirings: ["a", "b", "a"])) == [
        "there are two systems 'shop'", "system 'shop': it has no screen",
        "system 'shop': it has no wiring", "system 'shop': it has two wirings 'a'",
      ]
    )
    let detail = ScreenKind("detail", "", opensInWindow: false)
    #expect(
      problems(system(screens: [detail])) == [
        "system 'shop': its first screen 'detail' opens in no window"
      ]
    )
  }

  @Test func `a system with names that commands cannot use has problems`() {
    #expect(
      problems(system("my shop", wirings: ["a,b"])) == [
        "system 'my shop': 'my shop' can't be typed as a name; letters, digits and hyphens can",
        "system 'my shop': 'a,b' can't be typed as a name; letters, digits and hyphens can",
      ]
    )
  }

  @Test func `a promise that is a class is a problem`() {
    #expect(problems(system(promises: { [Kept()] })) == [])
    #expect(
      problems(system(promises: { [Lasting()] })) == [
        """
        system 'shop': its promise 'lasting' is a class; make it a structure, because 'undo' goes back \
        to a copy
        """
      ]
    )
  }

  @Test func `a wiring that names a missing file is a problem, with the nearest name`() {
    let sources = SourceIndex([SourceFile(name: "ShopModel.swift", text: "")])
    #expect(
      problems(system(files: ["ShopModle.swift"], sources: sources)) == [
        """
        system 'shop': its wiring 'correct' names a file 'ShopModle.swift' that is not in its \
        sources; did you mean 'ShopModel.swift'?
        """
      ]
    )
  }

  @Test func `a misused wiring that can't break the rule it is there to break is a problem`() {
    #expect(problems(system(verdict: .misused(breaking: .leak))) == [])
    #expect(
      problems(system(verdict: .misused(breaking: .viewBypassesController, .uiChangesUI))) == [
        """
        system 'shop': its wiring 'correct' is there to break 'view-bypasses-controller', which the system \
        does not have
        """
      ]
    )
    #expect(
      problems(system(verdict: .misused(breaking: Kept()))) == [
        """
        system 'shop': its wiring 'correct' is there to break the promise 'kept', which the system \
        does not have
        """
      ]
    )
    #expect(
      problems(system(verdict: .misused([]))) == [
        """
        system 'shop': its wiring 'correct' is misused, but names no rule that it is there to break
        """
      ]
    )
  }

  @Test func `laws and symptoms that share a name are a problem`() {
    let law = Law("leak", sentence: "", reason: "") { _ in [] }
    let style = Style(name: "odd", laws: [.uiChangesUI, law, .uiChangesUI])
    #expect(
      problems(system(style: style)) == [
        "system 'shop': its style has two laws 'ui-changes-ui'",
        "system 'shop': its law 'leak' is called like a symptom",
      ]
    )
    #expect(
      problems(system(symptoms: [.leak, .fault, .leak])) == [
        "system 'shop': it has two symptoms 'leak'"
      ]
    )
  }
}

/// A promise that `undo` could not take back.
private final class Lasting: Promise {
  let name = "lasting"
  let sentence = "it remembers"
  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] { [] }
}

private struct Kept: Promise {
  let name = "kept"
  let sentence = "it holds"
  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] { [] }
}

/// What nobody will run.
private final class NoAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { ViewController() }
}
