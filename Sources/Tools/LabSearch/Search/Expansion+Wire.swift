import MVC
import MVCLab

/// What an expansion is on its way to the search.
///
/// A search has thousands of transitions a second, of which nearly all have no findings; so their states and marks are
/// bytes that follow each other.
extension Expansion: Codable {
  private enum CodingKeys: CodingKey {
    case commands, bytes, findings, controls, isReplayable, avoided
  }

  /// What is true of a transition.
  private struct Marks: OptionSet {
    let rawValue: UInt8

    static let hasState = Marks(rawValue: 1)
    static let isBounded = Marks(rawValue: 2)
    static let readsClock = Marks(rawValue: 4)
    static let callsOtherWorlds = Marks(rawValue: 8)
    static let hasFindings = Marks(rawValue: 16)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ transition: Transition) {
      self = []
      if transition.state != nil { insert(.hasState) }
      if transition.isBounded { insert(.isBounded) }
      if transition.readsClock { insert(.readsClock) }
      if transition.callsOtherWorlds { insert(.callsOtherWorlds) }
      if !transition.findings.isEmpty { insert(.hasFindings) }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var bytes: [UInt8] = []
    for transition in transitions {
      bytes.append(Marks(transition).rawValue)
      guard let state = transition.state else { continue }
      bytes.append(UInt8(state.count))
      for value in state { withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) } }
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(transitions.map(\.command), forKey: .commands)
    try values.encode(bytes, forKey: .bytes)
    try values.encode(transitions.map(\.findings).filter { !$0.isEmpty }, forKey: .findings)
    try values.encode(controls, forKey: .controls)
    try values.encode(isReplayable, forKey: .isReplayable)
    try values.encode(avoided, forKey: .avoided)
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let commands = try values.decode([String].self, forKey: .commands)
    let bytes = try values.decode([UInt8].self, forKey: .bytes)
    let findings = try values.decode([[Finding]].self, forKey: .findings)
    var (place, told) = (0, 0)
    transitions = commands.map { command in
      let marks = Marks(rawValue: bytes[place])
      place += 1
      var state: [StateDigest.Value]?
      if marks.contains(.hasState) {
        let size = MemoryLayout<StateDigest.Value>.size
        let (start, count) = (place + 1, Int(bytes[place]))
        state = bytes.withUnsafeBytes { bytes in
          (0..<count).map {
            bytes.loadUnaligned(fromByteOffset: start + $0 * size, as: StateDigest.Value.self)
          }
        }
        place = start + count * size
      }
      if marks.contains(.hasFindings) { told += 1 }
      return Transition(
        command: command,
        state: state,
        isBounded: marks.contains(.isBounded),
        findings: marks.contains(.hasFindings) ? findings[told - 1] : [],
        readsClock: marks.contains(.readsClock),
        callsOtherWorlds: marks.contains(.callsOtherWorlds)
      )
    }
    controls = try values.decode(SeenControls.self, forKey: .controls)
    isReplayable = try values.decode(Bool.self, forKey: .isReplayable)
    avoided = try values.decode(Int.self, forKey: .avoided)
  }
}
