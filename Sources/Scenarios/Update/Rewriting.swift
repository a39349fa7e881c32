import MVCLab

/// stub
struct Rewriting: Sendable {
  let bytes: [UInt8]
  var bugs: [String] = []
  var changes = 0
  var isNeeded: Bool { false }
  var patch: [UInt8] { [] }
  func outcome(_ systems: [System], _ clock: Stopwatch) -> Outcome? { nil }
  init(_ performance: Performance) { bytes = performance.scenario.source.bytes }
}
