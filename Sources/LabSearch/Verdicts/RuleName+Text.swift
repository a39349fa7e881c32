import MVCLab

extension RuleName {
  /// The name of a law or a symptom; that of a promise in quotes.
  package var text: String {
    switch self {
    case .law(let name), .symptom(let name): name
    case .promise(let name): "'\(name)'"
    }
  }

  /// The name without quotes.
  package var plainText: String {
    switch self {
    case .law(let name), .symptom(let name), .promise(let name): name
    }
  }
}

extension System {
  /// The rules that a wiring of it can break: its laws, its symptoms, its promises.
  var ruleNames: [RuleName] {
    style.laws.map(RuleName.init) + symptoms.map(RuleName.init)
      + makePromises().map { RuleName.promise($0.name) }
  }
}
