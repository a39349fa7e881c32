import LabConversation
import MVCLab

/// One thing that is wrong: a rule, and the line that breaks it.
///
/// No line is to blame for a broken promise, for instance. Two stories then show different defects if each needs a kind of
/// command that the other does without: a story that only adds commands to another one shows nothing new.
struct Defect: Codable, Hashable, Sendable {
  let rule: RuleName
  /// The line to blame; nil if none is known.
  let site: SourceLine?
  /// The kinds of the commands that lead to it, where no line is to blame; otherwise empty.
  ///
  /// Of what one step does, such as an action that reaches nobody, that is the last command alone.
  let kinds: Set<String>
  /// What differs from the correct wiring, where something else has differed before; otherwise nil.
  ///
  /// The kind of the last command counts alone then.
  let difference: String?
}

extension SearchSubject {
  /// What a story shows at its end.
  func defect(_ finding: Finding, after story: [String]) -> Defect {
    defect(finding, after: story) { kind(of: $0) }
  }

  /// What a story shows at its end; `kind` remembers what ``kind(of:)`` returned.
  func defect(
    _ finding: Finding,
    after story: [String],
    kind: (String) -> String
  ) -> Defect {
    guard finding.site == nil else {
      return Defect(rule: finding.ruleName, site: finding.site, kinds: [], difference: nil)
    }
    let isOfOneStep =
      finding.hop != nil
      || system.symptoms.contains { $0.isOfOneStep && finding.isOf(.symptom($0.name)) }
    let commands = story.suffix(isOfOneStep ? 1 : story.count)
    let kinds = Set(commands.map(kind))
    return Defect(rule: finding.ruleName, site: nil, kinds: kinds, difference: nil)
  }

  /// What a story shows at its end that differs from the correct wiring, after something else has differed.
  func defect(_ difference: Difference, after story: [String], kind: (String) -> String) -> Defect {
    let finding = difference.finding
    let kinds = Set(story.suffix(1).map(kind))
    return Defect(
      rule: finding.ruleName,
      site: finding.site,
      kinds: kinds,
      difference: difference.form
    )
  }

  /// What a command does, and with what: its name and the first of its arguments that is no value.
  ///
  ///     in second tap like row 3   tap like
  ///     server ok last             server ok
  ///     close first by replace     close
  func kind(of command: String) -> String {
    guard let line = try? CommandParts(command), let head = line.head else { return command }
    if head.text == "close" { return head.text }
    let argument = line.argumentsWithoutText.lazy.first { word in
      let text = word.text
      return Int(text) == nil && word.duration == nil && !text.isEmpty && text != "in"
        && !domain.texts.contains(text)
    }
    return [head.text, argument?.text].compactMap(\.self).joined(separator: " ")
  }
}

extension CommandParts {
  /// The words after the name, without what is typed into a field.
  var argumentsWithoutText: ArraySlice<Word> {
    command?.name == Command.type.name ? arguments.dropFirst() : arguments
  }
}

extension Defect {
  /// Whether a story of this defect shows nothing that one of the other does not.
  func isCovered(by other: Defect) -> Bool {
    guard rule == other.rule, site == other.site,
      (difference == nil) == (other.difference == nil)
    else { return false }
    return difference == nil
      ? other.kinds.isSubset(of: kinds) : kinds == other.kinds || difference == other.difference
  }

  /// Whether a finding is of the rule and the line.
  func isShown(by finding: Finding) -> Bool { finding.isOf(rule) && finding.site == site }
}
