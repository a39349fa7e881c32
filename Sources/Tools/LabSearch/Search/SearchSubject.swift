import LabConversation
import MVCLab

/// What a search is about: one wiring, alone or beside a correct one, with or without a server.
public struct SearchSubject: Sendable {
  package let system: System
  /// The searched wiring, and the one that it is compared with, if there is one.
  let wirings: [Wiring]
  let withServer: Bool
  /// What is tried, and the bounds.
  var domain: SearchDomain
  /// The commands before the search, as a user typed them.
  let past: [String]
  /// What is played before the search: the turns of each known story.
  var stories: [[String]] = []
  /// Whether the time since the world began makes a state another one.
  private(set) var withTime = false

  /// A search in one wiring.
  ///
  /// With `correct` it looks for a difference from that wiring, and for nothing
  /// else. It begins where the commands `past` lead.
  public init(
    _ wiring: Wiring,
    of system: System,
    against correct: Wiring? = nil,
    withServer: Bool = false,
    domain: SearchDomain? = nil,
    after past: [String] = []
  ) {
    (self.system, self.withServer, self.past) = (system, withServer, past)
    wirings = [wiring] + [correct].compactMap(\.self)
    self.domain = domain ?? system.searchDomain
  }

  /// Whether worlds share an object or a variable, so that no two can be played at a time.
  var sharesState: Bool { wirings.contains { system.processState(of: $0) != nil } }

  /// The searched wiring.
  public var wiring: Wiring { wirings[0] }

  /// The subject, whose states differ by their time also.
  var timed: SearchSubject {
    var subject = self
    subject.withTime = true
    return subject
  }

  /// A form of a system in words; `withServer` is nil where a system has no other form.
  static func form(withServer: Bool?, beside other: String?) -> String {
    let server = withServer.map { $0 ? "with server" : "without server" }
    let words = [server, other.map { "beside '\($0)'" }].compactMap(\.self)
    return words.isEmpty ? "alone" : words.joined(separator: ", ")
  }

  /// The commands with which a user begins its stories.
  package var opening: [String] {
    Opening.commands(system, withServer: withServer, wirings) + past
  }
}
