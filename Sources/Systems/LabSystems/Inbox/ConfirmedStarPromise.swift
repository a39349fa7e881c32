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

  mutating func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    for hop in hops { read(hop) }
    let asked = (world.runtime.server?.waiting ?? []).filter { $0.request.name == "star" }
      .compactMap { $0.request.body.split(separator: " ").first.flatMap { Int($0) } }
    guard let assembly = world.assembly as? InboxAssembly else { return [] }
    return assembly.store.conversations.compactMap { conversation in
      guard let isStarred = confirmed[conversation.id], isStarred != conversation.isStarred,
        !asked.contains(conversation.id)
      else { return nil }
      return
        "'\(conversation.person)' is shown \(conversation.isStarred ? "with" : "without") a star; "
        + "the server last said \(isStarred ? "with" : "without") one"
    }
  }

  private mutating func read(_ hop: Hop) {
    guard hop.kind == .answer, case .response(.success(let body)) = hop.detail else { return }
    for conversation in InboxAnswer(body).conversations {
      confirmed[conversation.id] = conversation.isStarred
    }
  }
}
