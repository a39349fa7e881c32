import LabText

extension RuleName {
  /// The name of a law.
  public init(_ law: Law) { self = .law(law.name) }

  /// The name of a symptom.
  public init(_ symptom: Symptom) { self = .symptom(symptom.name) }

  /// The name of a promise.
  public init(_ promise: any Promise) { self = .promise(promise.name) }
}

extension System {
  /// Everything that a wiring of the system can break.
  package var ruleNames: [RuleName] {
    style.laws.map(RuleName.init) + symptoms.map(RuleName.init) + makePromises().map(RuleName.init)
  }
}

extension Wiring.Verdict {
  /// What a misused wiring is there to break: `there to break 'leak'`; nil if it is correct.
  package var purpose: String? {
    let rules = ownRules.map(\.inSentence).joined(separator: " or ")
    return rules.isEmpty ? nil : "there to break \(rules)"
  }
}

extension RuleName: CustomStringConvertible {
  /// The name as a table prints it: `leak`, `broken-promise 'at most ten entries'`.
  public var description: String {
    switch self {
    case .law(let name), .symptom(let name): name
    case .promise(let name): "\(Symptom.brokenPromise.name) \(name.inQuotes)"
    }
  }

  /// The name in a sentence: `'leak'`, `the promise 'at most ten entries'`.
  package var inSentence: String {
    switch self {
    case .law(let name), .symptom(let name): name.inQuotes
    case .promise(let name): "the promise \(name.inQuotes)"
    }
  }

  /// The name as a heading: `leak`, `'at most ten entries'`.
  package var heading: String {
    switch self {
    case .law(let name), .symptom(let name): name
    case .promise(let name): "'\(name)'"
    }
  }

  /// The name alone.
  package var name: String {
    switch self {
    case .law(let name), .symptom(let name), .promise(let name): name
    }
  }
}
