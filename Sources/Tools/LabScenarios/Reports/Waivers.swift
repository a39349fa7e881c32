import MVCLab

/// The waivers in the sources of the wirings that ran, and which of them let a breach pass.
///
///     waived: ui-changes-ui, by Spinner.swift:12: it shows no data
package struct Waivers: Equatable, Sendable {
  private var declared: [Waiver] = []
  private var used: Set<Waiver> = []
  /// The wirings whose sources were read.
  private var known: Set<String> = []

  package init() {}

  /// Adds the waivers of the wirings that ran; their sources are those of `systems`.
  package mutating func add(_ outcome: Outcome, _ systems: [System]) {
    guard let ran = outcome.system else { return }
    for outcome in outcome.wirings {
      used.formUnion(outcome.waivers)
      guard known.insert("\(ran.name)/\(outcome.wiring.name)").inserted,
        let system = systems.first(where: { $0.name == ran.name }),
        let wiring = system.wirings.first(where: { $0.name == outcome.wiring.name })
      else { continue }
      declared += system.sources.waivers(in: wiring.files).filter { !declared.contains($0) }
    }
    let elsewhere = used.subtracting(declared).sorted { "\($0.line)" < "\($1.line)" }
    declared += elsewhere
  }
}

extension Waivers {
  /// A line for each waiver that let a breach pass.
  package var list: [String] {
    declared.filter(used.contains).map { "waived: \($0.rule), by \($0.line): \($0.reason)" }
  }

  /// An error for each waiver that let no breach pass.
  package var problems: [String] {
    declared.filter { !used.contains($0) }.map {
      "\($0.line) allows '\($0.rule)', and no scenario breaks it there; remove the comment"
    }
  }
}
