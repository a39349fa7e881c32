/// On which occasion an observer or an action was registered, which no hop says.
///
/// An occasion is the hop during which it happened; a loop registers all that it does on one occasion.
struct Registrations {
  private var all: [Registered] = []

  private struct Registered {
    let owner: Participant
    let site: CallSite
    let occasion: Int
  }

  mutating func note(_ owner: Participant, at site: CallSite, on occasion: Int) {
    all.append(Registered(owner: owner, site: site, occasion: occasion))
  }

  /// How often somebody was registered at a line on the occasion on which that happened most.
  func mostAtOnce(of owner: Participant, at site: CallSite) -> Int {
    var counts: [Int: Int] = [:]
    for known in all where known.owner == owner && known.site == site {
      counts[known.occasion, default: 0] += 1
    }
    return counts.values.max() ?? 0
  }

  /// Forgets what was registered during a hop and later.
  mutating func remove(from hop: Int) { all.removeAll { $0.occasion >= hop } }

  /// Forgets all.
  mutating func removeAll() { all.removeAll() }
}
