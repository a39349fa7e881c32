import LabText
import MVCLab

extension Exploration {
  /// The verdict, the numbers behind it, and each broken rule with its shortest story.
  public var lines: [String] {
    var lines = ["\(system.name)/\(wiring.name): \(verdict)", "  searched \(numbers)"]
    lines += stories
    if let firstTimes { lines.append("  " + firstTimes) }
    return lines + warnings.map { "  " + $0 }
  }

  var verdict: String {
    switch result {
    case .holds: "holds (all \(counted(states, "state")) with at most \(bounds))"
    case .notFound: "not found (bounded: \(stops))"
    case .broken(let isShortest): "broken (\(isShortest ? "shortest" : "short"))"
    case .stuck: "stuck (the wiring crashes while it makes its objects)"
    }
  }

  private var numbers: String {
    var parts = [
      counted(states, "state"), counted(transitions, "move"), "\(counted(depth, "move")) deep",
      counted(audits.count, "audit"),
    ]
    if isExhausted { parts.append("all with at most \(bounds)") } else { parts.append(stops) }
    return parts.joined(separator: ", ")
  }

  private var bounds: String {
    let domain = system.searchDomain
    let requests = system.server == .never ? [] : [counted(domain.requests, "waiting request")]
    let counts = [counted(domain.windows, "window"), counted(domain.rows, "row")] + requests
    return (counts + [domain.ownBound?.text].compactMap(\.self)).joined(separator: ", ")
  }

  /// What bounded the searches that have not seen all states.
  private var stops: String {
    searches.compactMap(\.stop).map(\.description).withoutRepeats.joined(separator: ", ")
  }

  private var stories: [String] {
    let rows = discoveries.map { ($0.finding.ruleName.text, "\($0.story.count)", $0.text) }
    let (names, counts) = (rows.map(\.0.columns).max() ?? 0, rows.map(\.1.columns).max() ?? 0)
    return rows.map { name, count, story in
      let gap = String(repeating: " ", count: names - name.columns + counts - count.columns + 2)
      return "  \(name)\(gap)\(count)  \(story)"
    }
  }

  /// When the first breach and the first harm come.
  private var firstTimes: String? {
    let breach = discoveries.first { $0.finding.kind == .breach }?.story.count
    let harm = discoveries.first { $0.finding.kind == .symptom }?.story.count
    guard let breach, let harm else { return nil }
    return "a law is broken after \(counted(breach, "command")), "
      + "a user can see the harm after \(counted(harm, "command"))"
  }

  private var warnings: [String] { unconfirmedStories + hiddenState }

  /// What the search found, and a user who types the same commands does not see.
  private var unconfirmedStories: [String] {
    searches.flatMap(\.unconfirmed).map {
      "warning: the lab finds \($0.finding.ruleName.text) here, but the same commands don't show it: "
        + $0.text
    }
  }

  private var hiddenState: [String] {
    searches.flatMap(\.audit.differences).prefix(1).flatMap { difference in
      [
        "warning: the lab takes two states for the same that behave differently;",
        "  the wiring has state that a block hides, so some stories may be missing:",
        "  \(difference.left.joined(separator: "; "))",
        "  \(difference.right.joined(separator: "; "))",
      ]
    }
  }
}

extension Discovery {
  /// The story on one line.
  var text: String {
    (subject.withServer ? "with server: " : "")
      + (story.isEmpty ? "at the beginning" : story.joined(separator: "; "))
  }
}

extension RuleName {
  /// The name of a law or a symptom; that of a promise in quotes.
  var text: String {
    switch self {
    case .law(let name), .symptom(let name): name
    case .promise(let name): "'\(name)'"
    }
  }
}

extension Search {
  /// Why a search for a rule, or for any, has found nothing.
  public func failure(_ rule: String?) -> String {
    let what = rule.map { "'\($0)'" } ?? "nothing"
    guard let stop else {
      return
        "no story shows \(rule == nil ? "any breach or symptom" : what): all \(counted(graph.count, "state")) were searched"
    }
    return
      "\(what) \(rule == nil ? "was" : "was not") found in \(counted(graph.count, "state")), \(counted(depth, "move")) deep: \(stop)"
  }
}

extension Finding {
  /// Whether it is a breach of the law, the symptom or the promise of that name.
  public func isOf(name: String) -> Bool { rule == name || promise == name }
}

extension Search.Stop: CustomStringConvertible {
  var description: String {
    switch self {
    case .depth(let depth): "stories of \(counted(depth, "move"))"
    case .states(let count): counted(count, "state")
    case .time: "the time was over"
    case .interrupted: "interrupted"
    case .crash: "the code crashed"
    }
  }
}
