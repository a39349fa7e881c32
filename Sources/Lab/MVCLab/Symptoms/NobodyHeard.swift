import HeadlessUI
import MVC

extension Symptom {
  /// Found where a user's action, an event or a call of a contract has no receiver, or a link is gone that the receiver
  /// needs to go on, where a table's data source is gone, where an answer has none although the
  /// screen that asked is still there, and where a screen that has not left presents something while it is hidden, or has
  /// an alert in front of it.
  public static let nobodyHeard = Symptom(
    "nobody-heard",
    sentence: "a tap, an event, a message, an answer or an alert reached nobody",
    reason: """
      Its target is gone or was never set, or there is no model that it could reach. An object that \
      sends a request for a screen should live as long as that. A screen that is hidden behind another, \
      still loads or has an alert in front of it can't present anything.
      """,
    found: .inStep { evidence in
      let lost =
        evidence.hops(.event, .contract).filter { $0.hop.callee == .nobody }
        + evidence.hops(.delegate).filter { $0.hop.isLost && evidence.isOnScreen($0.hop.caller) }
      let answers = evidence.hops(.answer).filter { $0.hop.isLost && evidence.isAwaited($0.index) }
      let refused = evidence.hops(.navigate).filter { _, hop in
        // What a screen presents that has left is for a user who is elsewhere.
        hop.isLost && (evidence.component(hop.callee) as? ViewController)?.navigation != nil
      }
      return (evidence.unheard.map { [evidence.vain($0)] } ?? [])
        + evidence.callsToGoneLinks + evidence.tablesWithoutSource
        + lost.map { index, hop in
          let what = hop.kind == .event ? "the event '\(hop.name)'" : "'\(hop.name)'"
          return Harm(
            "nobody heard \(what) of \(evidence.name(hop.caller))",
            site: evidence.site(of: index),
            hop: index
          )
        }
        + answers.map { index, hop in
          Harm(
            "the answer to '\(hop.name)' reached nobody: \(evidence.name(hop.callee)) is gone",
            site: evidence.site(of: index),
            hop: index
          )
        }
        + refused.map { index, hop in
          Harm(
            "\(evidence.name(hop.callee)) \(hop.name) to nobody: \(hop.detail)",
            site: evidence.site(of: index),
            hop: index
          )
        }
    }
  )
}

extension Evidence {
  /// What the user did in vain; to blame is the line that registered a target, if it is gone.
  fileprivate func vain(_ text: String) -> Harm {
    let call = hops(.targetAction).last { $0.hop.isLost }?.index
    return Harm(text, site: call.flatMap(site), hop: call)
  }

  /// Whether a screen still waits for an answer: the nearest screen that its request was sent for has not left.
  ///
  /// A request without a screen is awaited by whoever sent it.
  fileprivate func isAwaited(_ answer: Int) -> Bool {
    let screens: Set<Role> = [.view, .controller]
    let asker = causes(of: answer).lazy.flatMap { [$0.hop.caller, $0.hop.callee] }.first {
      screens.contains(role($0))
    }
    return asker.map(isOnScreen) ?? true
  }

  /// Whether a view or a controller belongs to a screen that has not left.
  fileprivate func isOnScreen(_ participant: Participant) -> Bool {
    let part = component(participant)
    let screen = part as? ViewController ?? (part as? Element)?.screen
    return screen?.navigation?.window != nil
  }

  /// The actions of a user that ended at an object which did nothing, and one of whose weak links is gone.
  fileprivate var callsToGoneLinks: [Harm] {
    hops(.targetAction, .delegate).compactMap { index, hop in
      guard !step.contains(where: { $0 > index && hops[$0].cause == index }),
        let receiver = component(hop.callee),
        let link = storedProperties.goneLinks(of: receiver).first
      else { return nil }
      return Harm(
        "nobody heard \(name(hop.callee)): its '\(link)' is gone",
        site: declaration(of: link, in: receiver),
        hop: index
      )
    }
  }

  /// The tables that ask for their rows in vain, because their data source is gone.
  fileprivate var tablesWithoutSource: [Harm] {
    hops(.lifecycle(.firstLoadOfTables), .lifecycle(.viewDidLayoutSubviews)).flatMap { index, hop in
      ((component(hop.callee) as? ViewController)?.allTables ?? []).filter {
        $0.hadDataSource && $0.dataSource == nil
      }.map { Harm("nobody heard \(name($0.participant)): its data source is gone", hop: index) }
    }
  }
}
