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

  package mutating func add(_ outcome: Outcome) {
    guard let system = outcome.system else { return }
    for wiring in outcome.wirings {
      used.formUnion(wiring.waivers)
      guard known.insert("\(system.name)/\(wiring.wiring.name)").inserted else { continue }
      declared += system.sources.waivers(in: wiring.wiring.files).filter { !declared.contains($0) }
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
