import LabText

/// A law, a symptom or a promise, for an explanation.
public struct Rule: Sendable {
  /// Its name in transcripts: `ui-changes-ui`, `leak`.
  public let name: String
  /// What must hold, what the user sees, or what is promised.
  public let sentence: String
  /// Why the law is good, or what usually causes the symptom; empty for a promise.
  public let reason: String
  /// The kind of the rule and its source.
  public let origin: String
  /// The name together with its kind.
  package let id: RuleName
  /// Whether it is a symptom that is found beside a correct wiring's world only.
  package let needsCorrectWiring: Bool

  init(_ law: Law) {
    (id, name, sentence, reason) = (RuleName(law), law.name, law.sentence, law.reason)
    needsCorrectWiring = false
    origin = law.origin.map { "a law; from \($0)" } ?? "a law"
  }

  init(_ symptom: Symptom) {
    (id, name, sentence) = (RuleName(symptom), symptom.name, symptom.sentence)
    reason = symptom.reason
    (origin, needsCorrectWiring) = ("a symptom", symptom.needsCorrectWiring)
  }

  private init(_ promise: any Promise, of system: System) {
    (id, name, sentence, reason) = (RuleName(promise), promise.name, promise.sentence, "")
    (origin, needsCorrectWiring) = ("a promise of \(system.name)", false)
  }

  /// What these systems promise.
  package static func promises(of systems: [System]) -> [Rule] {
    systems.flatMap { system in system.makePromises().map { Rule($0, of: system) } }
  }

  /// These laws, then these symptoms.
  package static func all(_ laws: [Law], _ symptoms: [Symptom]) -> [Rule] {
    laws.map(Rule.init) + symptoms.map(Rule.init)
  }

  /// The rules of all styles and of these systems.
  public static func all(of systems: [System]) -> [Rule] {
    all(Style.laws(of: Style.all + systems.map(\.style)), System.symptoms(of: systems))
  }

  /// An explanation in several lines: name, sentence, reason.
  public var explanation: [String] {
    ["\(name) (\(origin))", "  \(sentence)"]
      + (reason.isEmpty ? [] : [""] + "  \(reason)".folded(to: 76, indent: 2))
  }
}

extension System {
  /// Everything that a wiring of it can break: the laws of its style, its symptoms, its promises.
  package var rules: [Rule] { Rule.all(style.laws, symptoms) + Rule.promises(of: [self]) }
}
