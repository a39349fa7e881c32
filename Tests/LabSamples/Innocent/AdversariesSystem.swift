import HeadlessUI
import MVC
import MVCLab

extension System {
  /// Correct programs, each next to a rule.
  ///
  /// The comment `// >` in a file is a story that a user plays, and `// near:` names the rules that the program is
  /// next to. A system of another style is named by `// in:`.
  public static let innocent = adversaries(
    "innocent",
    "correct programs, each next to a rule",
    style: .cocoaMVC,
    pressedCells + ownElements + paintedModels + otherWindows + answersAndLives + ownState
      + rightListeners + orderlyModels + firstApps + unusualRows + nearHarm + enteredInCells
      + toldInTime + sentOnce
  )

  /// The nearest programs that break a rule.
  ///
  /// A comment behind a line names the rules that this line breaks; `// finds:` names those that are found at no line,
  /// or at any.
  public static let guilty = adversaries(
    "guilty",
    "the nearest programs that break a rule",
    style: .cocoaMVC,
    actingCells + paintedDirectly + lateAnswers + repeatedItems + lostObjects + wrongScreens
      + hiddenModels
      + wrongListeners + disorderlyModels + damagedApps + leftInCells + toldTooSoon + sentAgain
      + besideCorrect
  )

  /// The systems of all adversaries, which the tests play.
  public static let adversaries: [System] =
    [.innocent, .guilty]
    + [
      adversaries("innocent-mvvm", "correct programs in MVVM", style: .mvvm, innocentInMVVM),
      adversaries(
        "guilty-mvvm",
        "programs that break a rule of MVVM",
        style: .understandingMVVM,
        guiltyInMVVM
      ),
      adversaries("innocent-mvce", "correct programs in Mvce", style: .mvce, innocentInMvce),
      adversaries("guilty-mvce", "programs that break a rule of Mvce", style: .mvce, guiltyInMvce),
      adversaries(
        "innocent-contract",
        "correct programs with contracts",
        style: .contract,
        innocentWithContracts
      ),
      adversaries(
        "guilty-contract",
        "programs that break a rule of contracts",
        style: .contract,
        guiltyWithContracts
      ),
    ]

  private static func adversaries(
    _ name: String,
    _ summary: String,
    style: Style,
    _ wirings: [Wiring]
  ) -> System {
    System(
      name: name,
      summary: summary,
      style: style,
      promises: { [TwoPlaces()] },
      screens: [ScreenKind("screen", "the only one")],
      outsideActions: [OutsideAction("change", usage: "", "changes the model")],
      server: .always,
      wirings: wirings,
      sources: .embedded
    )
  }
}

extension Wiring {
  /// A program with the name of its file, in small letters, which makes its screen anew for each window.
  static func program(
    _ file: String,
    _ verdict: Verdict = .correct,
    screen: @escaping @Sendable () -> ViewController
  ) -> Wiring { program(file, verdict, sharing: {}, screen: screen) }

  /// A program whose windows share a model.
  static func program<Shared>(
    _ file: String,
    _ verdict: Verdict = .correct,
    sharing shared: @escaping @Sendable () -> Shared,
    truth: @escaping @Sendable (ViewController, Shared) -> Truth? = { _, _ in nil },
    screen: @escaping @Sendable (Shared) -> ViewController
  ) -> Wiring {
    Wiring(
      dashed(file),
      verdict,
      "see \(file).swift",
      files: ["\(file).swift", "LampList.swift", "WordList.swift"]
    ) { AdversaryAssembly(shared(), truth, screen) }
  }

  /// The name of a file as the name of a wiring: `last-word` for `LastWord`.
  static func dashed(_ file: String) -> String {
    let words = file.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    return String(words.dropFirst())
  }
}

/// A model that another device can change.
protocol ChangedElsewhere: AnyObject {
  func changeElsewhere()
}

/// Makes the screen of a program for each window.
final class AdversaryAssembly<Shared>: Assembly {
  let shared: Shared
  private let truth: (ViewController, Shared) -> Truth?
  private let screen: (Shared) -> ViewController

  init(
    _ shared: Shared,
    _ truth: @escaping (ViewController, Shared) -> Truth?,
    _ screen: @escaping (Shared) -> ViewController
  ) { (self.shared, self.truth, self.screen) = (shared, truth, screen) }

  func makeScreen(_ kind: String) -> ViewController { screen(shared) }
  func truth(of controller: ViewController) -> Truth? { truth(controller, shared) }

  func outside(_ action: String, _ arguments: [String]) -> Bool {
    guard let model = shared as? any ChangedElsewhere else { return false }
    model.changeElsewhere()
    return true
  }
}
