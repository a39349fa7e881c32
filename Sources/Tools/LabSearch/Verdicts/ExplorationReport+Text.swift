import LabConversation
import LabText
import MVCLab

extension ExplorationReport {
  /// The verdict, the numbers behind it, and each defect with its shortest story and its line.
  public var lines: [String] {
    ["\(system)/\(wiring): \(verdict)", "  searched \(numbers)"]
      + (result == .broken && !scope.words.isEmpty ? ["  \(scope.words)"] : [])
      + stories(savedAs: findings.map { _ in nil })
      + ([firstTimes, missed, depths].compactMap(\.self) + unused).map { "  " + $0 }
      + warnings.flatMap { warning in
        let lines = warning.split(separator: "\n", omittingEmptySubsequences: false)
        return ["  warning: \(lines[0])"] + lines.dropFirst().map { "    " + $0 }
      }
  }

  package var verdict: String {
    let part = shard.map { " in part \($0)" } ?? ""
    return switch result {
    case .holds:
      "holds\(part)\(butNeverReached) (\(scope.describe(states: counted(states - beyond, "state"))))"
    case .notFound: "not found\(part) (\(scope.words))"
    case .undecided: "undecided\(part) (\(scope.words))"
    case .broken: "\(breaks)\(part) (\(lengths))"
    case .stuck: "stuck (the wiring crashes while it makes its objects)"
    }
  }

  /// Whether no story could be shorter, or of how many that is known.
  private var lengths: String {
    let count = findings.count(where: \.shortest)
    if count == findings.count { return "shortest" }
    return count == 0 ? "short" : "\(count) of \(findings.count) stories shortest"
  }

  /// A correct wiring may differ from another correct one on purpose.
  private var breaks: String {
    let others = searches.compactMap(\.against).withoutRepeats
    let isOnlyOther = correct && findings.allSatisfy { $0.name == Symptom.diverges.name }
    return isOnlyOther && !others.isEmpty
      ? "differs from \(others.map(\.inQuotes).joined(separator: ", "))" : "broken"
  }

  /// What the searches have left out.
  private var scope: SearchScope {
    SearchScope(
      stops: searches.compactMap(\.stop).withoutRepeats,
      bounds: bounds,
      cuts: cuts,
      tried: tried
    )
  }

  /// What holds of all that was seen, of which no more can be said.
  private var butNeverReached: String {
    missing.isEmpty ? "" : ", but never reached \(missing.quotedList)"
  }

  /// The situations that never occurred; a part of a search can't know it.
  private var missing: [String] { shard == nil ? unreached : [] }

  private var numbers: String {
    let further = isExhausted && beyond > 0 ? ["\(beyond) of them beyond the bounds"] : []
    return
      ([counted(states, "state")] + further + [
        counted(transitions, "move"), "\(counted(depth, "move")) deep", counted(audits, "audit"),
      ] + (stories == 0 ? [] : [stories == 1 ? "1 known story" : "\(stories) known stories"]))
      .joined(separator: ", ")
  }

  /// A row for each story, with the file that it was saved in.
  func stories(savedAs files: [String?]) -> [String] {
    let rows = zip(findings, files).map { story, file in
      (
        story.shownName, "\(story.witness.count)",
        story.text + (story.site.map { "  (\($0))" } ?? "") + (file.map { "  \($0)" } ?? "")
      )
    }
    let (names, counts) = (rows.map(\.0.columns).max() ?? 0, rows.map(\.1.columns).max() ?? 0)
    return rows.map { name, count, story in
      "  \(name.fitted(to: names))  \(count.rightAligned(in: counts))  \(story)"
    }
  }

  /// The rules that the wiring is there to break, if no story shows one of them.
  private var missed: String? {
    guard !own.isEmpty, !findings.contains(where: { own.contains($0.shownName) }) else {
      return nil
    }
    let names = own.joined(separator: " or ")
    return "not found: \(names), which this wiring is there to break"
  }

  /// How deep each form was searched, where that differs.
  private var depths: String? {
    let open = searches.filter { $0.stop != nil }
    guard Set(open.map(\.depth)).count > 1 else { return nil }
    let isOptional = Set(searches.map(\.server)).count > 1
    let forms = open.map { search in
      let server = isOptional ? search.server : nil
      let form = SearchSubject.form(withServer: server, beside: search.against)
      return "\(search.depth) \(form)"
    }
    return "moves deep: \(forms.joined(separator: "; "))"
  }

  /// When the first breach and the first harm come.
  private var firstTimes: String? {
    let breach = findings.first { $0.kind == .breach }?.witness.count
    let harm = findings.first { $0.kind == .symptom }?.witness.count
    guard let breach, let harm else { return nil }
    return "a law is broken after \(counted(breach, "command")), "
      + "a user can see the harm after \(counted(harm, "command"))"
  }
}

extension ExplorationReport {
  /// The situations that no story reaches, and the controls that none uses.
  package var unused: [String] {
    (missing.isEmpty || result == .holds ? [] : ["never reached: \(missing.quotedList)"])
      + [unusedControls].compactMap(\.self)
  }

  /// The controls that no story uses, and what was typed; nil if there are none.
  ///
  ///     never used because disabled: 'Save'; the search types 'Milk' (the system's 'searchDomain')
  private var unusedControls: String? {
    guard !controls.neverEnabled.isEmpty else { return nil }
    let typed =
      controls.texts.isEmpty
      ? "" : "; the search types \(controls.texts.quotedList) (the system's 'searchDomain')"
    return "never used because disabled: \(controls.neverEnabled.quotedList)\(typed)"
  }
}

extension [String] {
  var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}

extension ExplorationReport.FoundStory {
  /// The name of a law or a symptom; that of a promise in quotes.
  var shownName: String { promise ? "'\(name)'" : name }

  /// The story on one line.
  var text: String {
    (server ? "with server: " : "")
      + (witness.isEmpty ? "at the beginning" : witness.joined(separator: "; "))
  }
}

extension Discovery {
  /// The story on one line.
  package var text: String { ExplorationReport.FoundStory(self).text }

  /// The name of a law or a symptom; that of a promise in quotes.
  package var shownName: String { ExplorationReport.FoundStory(self).shownName }
}
