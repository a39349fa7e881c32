import LabText

extension System {
  /// The mistakes in the declarations of these systems, each in a sentence.
  ///
  /// The program prints them when it starts, and ends.
  package static func problems(in systems: [System]) -> [String] {
    repeated(systems.map(\.name)).map { "there are two systems '\($0)'" }
      + systems.flatMap(\.problems)
  }

  private var problems: [String] {
    var problems: [String] = []
    if screens.isEmpty { problems.append("it has no screen") }
    if let first = screens.first, !first.opensInWindow {
      problems.append("its first screen '\(first.name)' opens in no window")
    }
    if wirings.isEmpty { problems.append("it has no wiring") }
    problems += System.repeated(wirings.map(\.name)).map { "it has two wirings '\($0)'" }
    problems += System.repeated(style.laws.map(\.name)).map { "its style has two laws '\($0)'" }
    problems += System.repeated(symptoms.map(\.name)).map { "it has two symptoms '\($0)'" }
    let symptomNames = Set(symptoms.map(\.name))
    problems += style.laws.map(\.name).filter(symptomNames.contains)
      .map { "its law '\($0)' is called like a symptom" }
    let names = [name] + wirings.map(\.name) + screens.map(\.name) + outsideActions.map(\.name)
    problems += names.filter { !System.isOneWord($0) }
      .map { "'\($0)' can't be typed as a name; letters, digits and hyphens can" }
    let known = Set(sources.files.map(\.name))
    problems += wirings.flatMap { missingFiles(of: $0, in: known) }
    problems += makePromises().filter { type(of: $0) is AnyClass }.map {
      "its promise '\($0.name)' is a class; make it a structure, because 'undo' goes back to a copy"
    }
    let rules = ruleNames
    problems += wirings.flatMap { missingRules(of: $0, in: rules) }
    return problems.map { "system '\(name)': \($0)" }
  }

  /// The files that a wiring names and that are not among its system's sources, if it has sources.
  private func missingFiles(of wiring: Wiring, in known: Set<String>) -> [String] {
    guard !known.isEmpty else { return [] }
    return wiring.files.filter { !known.contains($0) }.map { file in
      let near = NameLookup.nearest(to: file, in: known.sorted())
      return "its wiring '\(wiring.name)' names a file '\(file)' that is not in its sources"
        + didYouMean(near)
    }
  }

  /// What is wrong with the rules that a wiring is there to break.
  private func missingRules(of wiring: Wiring, in rules: [RuleName]) -> [String] {
    let own = wiring.verdict.ownRules
    if own.isEmpty, !wiring.isCorrect {
      return ["its wiring '\(wiring.name)' is misused, but names no rule that it is there to break"]
    }
    return own.filter { !rules.contains($0) }.map {
      "its wiring '\(wiring.name)' is there to break \($0.inSentence), which the system does not have"
    }
  }

  private static func repeated(_ names: [String]) -> [String] {
    names.indices.filter { names[..<$0].contains(names[$0]) }.map { names[$0] }
  }

  private static func isOneWord(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }
}
