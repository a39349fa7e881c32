import HeadlessUI
import MVC

/// Looks at a world after every step, and tells what is new: each breach where it happens, each
/// symptom when it begins.
package final class Inspector {
  private let storedProperties: StoredProperties
  /// What was reported already.
  package var memory = Memory()

  /// What an inspector must not report again.
  package struct Memory: Sendable {
    fileprivate var lastingBreaches: Set<Breach.State> = []
    fileprivate var symptoms: Set<Symptom> = []
  }

  package init(storedProperties: StoredProperties) { self.storedProperties = storedProperties }

  /// What is to be told of a world after the hops `step`; `unheard` is what a person did in vain.
  package func inspect(_ world: World, step: Range<Int>, unheard: String?) -> [Finding] {
    let evidence = Evidence(
      world: world,
      storedProperties: storedProperties,
      step: step,
      told: memory.lastingBreaches
    )
    return breaches(evidence) + events(evidence, unheard: unheard)
      + (world.hasEnded ? [] : begun(Symptom.atRest(in: world)))
  }

  /// Lets what keeps account of every step do so, and reports nothing.
  package func pass(_ world: World) {
    guard !world.hasEnded else { return }
    for promise in world.assembly.promises { _ = promise.breakages(in: world) }
    _ = world.leakDetector.leaks(in: world)
  }

  /// In one step a law is told once of each who breaks it; a lasting state, once in a world.
  private func breaches(_ evidence: Evidence) -> [Finding] {
    evidence.world.system.style.laws.flatMap { law in
      var culprits: Set<Participant> = []
      return law.breaches(evidence).filter { breach in
        guard breach.hop == nil else { return culprits.insert(breach.culprit).inserted }
        return memory.lastingBreaches.insert(Breach.State(law: law.name, text: breach.text)).inserted
      }.map { breach in
        Finding(
          kind: .breach,
          rule: law.name,
          text: breach.text,
          site: breach.site,
          hop: breach.hop
        )
      }
    }
  }

  /// What happened at one moment and is over: a fault, an endless action, something nobody heard.
  private func events(_ evidence: Evidence, unheard: String?) -> [Finding] {
    var findings: [Finding] = []
    if let unheard { findings.append(finding(.nobodyHeard, unheard)) }
    for (index, event) in evidence.hops(.event, .contract) where event.callee == .nobody {
      let what = event.kind == .event ? "the event '\(event.name)'" : "'\(event.name)'"
      let text = "nobody heard \(what) of '\(evidence.name(event.caller))'"
      findings.append(
        finding(.nobodyHeard, text, site: evidence.site(of: index), hop: index)
      )
    }
    switch evidence.world.flow.end {
    case .fault(let fault, let hop):
      let last = evidence.hops[hop]
      let name = evidence.name(last.kind == .render ? last.caller : last.callee)
      findings.append(
        finding(
          .fault,
          "'\(name)' ended the program: \(fault.message)",
          site: SourceLine(fault.site) ?? evidence.site(of: hop),
          hop: hop
        )
      )
    case .endless(let hop):
      findings.append(
        finding(
          .endless,
          "the action has not come to rest after \(hop + 1 - evidence.step.lowerBound) hops",
          site: evidence.site(of: hop),
          hop: hop
        )
      )
    case nil: break
    }
    return findings
  }

  private func begun(_ now: [Symptom]) -> [Finding] {
    defer { memory.symptoms = Set(now) }
    var told: Set<Symptom> = []
    return now.filter { !memory.symptoms.contains($0) && told.insert($0).inserted }
      .map { finding($0.kind, $0.text) }
  }

  private func finding(
    _ kind: Symptom.Kind,
    _ text: String,
    site: SourceLine? = nil,
    hop: Int? = nil
  ) -> Finding {
    Finding(kind: .symptom, rule: kind.rawValue, text: text, site: site, hop: hop)
  }
}
