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
  /// Whether it is a symptom that is found beside a correct wiring's world only.
  package let needsCorrectWiring: Bool

  init(_ law: Law) {
    (name, sentence, reason) = (law.name, law.sentence, law.reason)
    needsCorrectWiring = false
    origin = law.origin.map { "a law; from \($0)" } ?? "a law"
  }

  init(_ symptom: Symptom) {
    (name, sentence, reason) = (symptom.name, symptom.sentence, symptom.reason)
    (origin, needsCorrectWiring) = ("a symptom", symptom.needsCorrectWiring)
  }

  private init(_ promise: any Promise, of system: System) {
    (name, sentence, reason) = (promise.name, promise.sentence, "")
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
    ["\(name) (\(origin))", "  \(sentence)"] + (reason.isEmpty ? [] : [""])
      + reason.wrapped(to: 74).map { "  " + $0 }
  }
}

extension String {
  /// This text in lines of at most `columns` columns, broken between words.
  fileprivate func wrapped(to columns: Int) -> [String] {
    split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
