import MVCLab

/// One conversation with one or several wirings at once: every command goes to all of them.
///
/// The first wiring leads: its session is asked for completions and keeps the story.
final class Conversation {
  let systems: [System]
  private(set) var lead: Session
  /// The sessions of the other wirings that were chosen.
  private var others: [Session] = []
  /// The names of the wirings, the leading one first.
  private(set) var wirings: [String] = []

  init(systems: [System]) {
    self.systems = systems
    lead = Session(systems: systems, allowsFiles: true)
    lead.shouldStop = { Interruption.isWanted }
  }

  /// The wirings of a conversation and what each answered, in the order in which they were chosen.
  struct Answer {
    let wirings: [String]
    let replies: [Reply]
  }

  func respond(to line: String) -> Answer {
    let first = lead.respond(to: line)
    if lead.grammar.wirings != wirings { return begin(first) }
    return agree([first] + others.map { $0.respond(to: line) }, on: line)
  }

  /// Whether there is another wiring beside the one that leads.
  var hasOthers: Bool { !others.isEmpty }

  /// Lets one more wiring hear the story so far; its answers stand beside the others' from now on.
  func add(_ wiring: String) {
    let story = lead.story
    guard let choice = story.lastIndex(where: { $0.hasPrefix("wirings ") }) else { return }
    lead = Session(systems: systems, allowsFiles: true)
    lead.shouldStop = { Interruption.isWanted }
    for (index, command) in story.enumerated() {
      _ = respond(to: index == choice ? command + ", " + wiring : command)
    }
  }

  /// Other wirings were chosen: each gets a session that hears the story from the beginning.
  private func begin(_ first: Reply) -> Answer {
    wirings = lead.grammar.wirings
    var replies = [first]
    others = wirings.dropFirst().map { name in
      let session = Session(systems: systems, wiring: name)
      session.shouldStop = { Interruption.isWanted }
      var last = Reply()
      for command in lead.story { last = session.respond(to: command) }
      replies.append(last)
      return session
    }
    return Answer(wirings: wirings, replies: replies)
  }

  /// A command that one wiring refused and another carried out is part of every story.
  private func agree(_ replies: [Reply], on line: String) -> Answer {
    if replies.contains(where: \.isKept) {
      for (session, reply) in zip([lead] + others, replies) where !reply.isKept {
        session.remember(line)
      }
    }
    return Answer(wirings: wirings, replies: replies)
  }
}
