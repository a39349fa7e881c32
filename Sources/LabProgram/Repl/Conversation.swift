import LabConversation
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
  /// ActualLine during long work what part of it is done; answers whether it is to go on.
  private let watch: (Double) -> Bool

  init(systems: [System], watch: @escaping (Double) -> Bool = { _ in true }) {
    (self.systems, self.watch) = (systems, watch)
    lead = Session(systems: systems, allowsFiles: true)
    lead.watch = Conversation.part(0, of: 1, watch)
  }

  /// The wirings of a conversation and what each answered, in the order in which they were chosen.
  struct Answer {
    let wirings: [String]
    let replies: [Reply]
  }

  func respond(to line: String) -> Answer {
    let story = lead.story
    let first = lead.respond(to: line)
    if first.isInterrupted, hasOthers { return stay(at: story) }
    guard lead.grammar.wirings == wirings else { return begin(first, after: story) }
    var replies = [first]
    for session in others {
      replies.append(session.respond(to: line))
      if replies.last?.isInterrupted == true { return stay(at: story) }
    }
    return agree(replies)
  }

  /// Whether there is another wiring beside the one that leads.
  var hasOthers: Bool { !others.isEmpty }

  /// Lets one more wiring hear the story so far; its answers stand beside the others' from now on.
  ///
  /// False if somebody wanted that to stop.
  func add(_ wiring: String) -> Bool {
    let story = lead.story.adding(wiring)
    let names = wirings + [wiring]
    guard let followers = followers(of: story, names, isLastAloud: false) else { return false }
    (lead, others, wirings) = (followers[0].session, followers.dropFirst().map(\.session), names)
    return true
  }
}

extension Conversation {
  /// Other wirings were chosen, by this command or by one that moved in the story: each gets a session
  /// that hears the story from the beginning.
  private func begin(_ first: Reply, after story: Story) -> Answer {
    let names = lead.grammar.wirings
    guard
      let followers = followers(
        of: lead.story,
        Array(names.dropFirst()),
        isLastAloud: first.isKept
      )
    else { return stay(at: story) }
    (wirings, others) = (names, followers.map(\.session))
    for (index, session) in ([lead] + others).enumerated() {
      session.watch = Conversation.part(index, of: names.count, watch)
    }
    return Answer(wirings: wirings, replies: [first] + followers.map(\.reply))
  }

  /// New sessions that have heard the story; nil if somebody wanted that to stop.
  private func followers(
    of story: Story,
    _ names: [String],
    isLastAloud: Bool
  ) -> [(session: Session, reply: Reply)]? {
    var followers: [(Session, Reply)] = []
    for (index, name) in names.enumerated() {
      let session = Session(systems: systems, wiring: name, allowsFiles: true)
      session.watch = Conversation.part(index, of: names.count, watch)
      let reply = session.follow(story, isLastAloud: isLastAloud)
      guard !reply.isInterrupted else { return nil }
      followers.append((session, reply))
    }
    return followers
  }

  /// A command was stopped in one wiring: it has been carried out in none.
  private func stay(at story: Story) -> Answer {
    for session in [lead] + others { session.stay(at: story) }
    var reply = Reply()
    reply.lines = [OutputLine(.error, "interrupted; everything is as it was")]
    return Answer(wirings: wirings, replies: Array(repeating: reply, count: max(1, wirings.count)))
  }

  /// A command that one wiring refused and another carried out is part of every story, as often as one
  /// of them repeated it.
  private func agree(_ replies: [Reply]) -> Answer {
    let sessions = Array(zip([lead] + others, replies))
    let told = sessions.filter(\.1.isKept).compactMap(\.0.story.commands.last)
    if let command = told.max(by: { Progress.weight(of: $0) < Progress.weight(of: $1) }) {
      for (session, reply) in sessions {
        if reply.isKept { session.retell(command) } else { session.remember(command) }
      }
    }
    return Answer(wirings: wirings, replies: replies)
  }

  /// Watches over one of several sessions that work one after the other.
  private static func part(
    _ index: Int,
    of count: Int,
    _ watch: @escaping (Double) -> Bool
  ) -> (Progress) -> Bool {
    { watch((Double(index) + $0.share) / Double(count)) }
  }
}
