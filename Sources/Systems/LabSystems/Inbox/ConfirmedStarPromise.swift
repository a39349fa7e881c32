import HeadlessUI
import MVC
import MVCLab

/// Remembers what the server has said of each star.
struct ConfirmedStarPromise: Promise {
  let name = "confirmed stars"
  let sentence = """
    while no request about a conversation's star waits for its answer, the star is as the server last said
    """

  private var confirmed: [Int: Bool] = [:]
  /// The conversations whose stars are asked for, by the requests that have no answer yet.
  private var asked: [Int: Int] = [:]
  private var hopsSeen = 0

  mutating func breakages(in world: World) -> [String] {
    for (index, hop) in world.flow.hops.enumerated().dropFirst(hopsSeen) { read(hop, index) }
    hopsSeen = world.flow.count
    guard let assembly = world.assembly as? InboxAssembly else { return [] }
    return assembly.store.conversations.compactMap { conversation in
      guard let isStarred = confirmed[conversation.id], isStarred != conversation.isStarred,
        !asked.values.contains(conversation.id)
      else { return nil }
      return
        "'\(conversation.person)' is shown \(conversation.isStarred ? "with" : "without") a star; "
        + "the server last said \(isStarred ? "with" : "without") one"
    }
  }

  private mutating func read(_ hop: Hop, _ index: Int) {
    switch hop.kind {
    case .request where hop.name == "star":
      guard case .text(let body) = hop.detail else { return }
      asked[index] = body.split(separator: " ").first.flatMap { Int($0) }
    case .answer:
      asked[hop.cause] = nil
      guard case .response(.success(let body)) = hop.detail else { return }
      for conversation in InboxAnswer(body).conversations {
        confirmed[conversation.id] = conversation.isStarred
      }
    default: break
    }
  }
}
