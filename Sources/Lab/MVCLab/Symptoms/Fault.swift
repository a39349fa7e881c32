import MVC

extension Symptom {
  /// Found where a fault has ended the world.
  public static let fault = Symptom(
    "fault",
    sentence: """
      the program would have crashed: an impossible table update, an index out of range, a forced nil
      """,
    reason: """
      A table keeps the number of its rows. An update that counts a change twice, or counts a change \
      that did not happen, contradicts the data source and ends the program. An index out of range \
      or a forced nil ends it too.
      """,
    found: .inStep { evidence in
      if case .crash(let reason) = evidence.world.flow.end { return [Harm(reason)] }
      guard case .fault(let fault, let hop) = evidence.world.flow.end else { return [] }
      let last = evidence.hops[hop]
      let culprit = evidence.name(last.kind == .render ? last.caller : last.callee)
      let site =
        SourceLine(fault.site) ?? evidence.world.runtime.lineOfEnd(by: fault)
        ?? evidence.site(of: hop)
      guard fault is OutsideThread else {
        return [Harm("\(culprit) ended the program: \(fault.message)", site: site, hop: hop)]
      }
      var harm = Harm(
        "\(culprit) can't be played here: \(fault.message)",
        site: site ?? evidence.sources.outsideWork(in: evidence.world.wiring.files)?.line,
        hop: hop
      )
      harm.isOfRealThread = true
      return [harm]
    }
  )
}
