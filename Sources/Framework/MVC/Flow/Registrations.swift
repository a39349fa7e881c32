/// During which hop each observer and each action was registered, because no hop records a registration.
///
/// A loop makes all of its registrations during one hop, its occasion.
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

  /// The largest number of registrations of somebody at a line during one hop.
  func mostAtOnce(of owner: Participant, at site: CallSite) -> Int {
    var counts: [Int: Int] = [:]
    for known in all where known.owner == owner && known.site == site {
      counts[known.occasion, default: 0] += 1
    }
    return counts.values.max() ?? 0
  }

  /// Where somebody was registered several times during one hop, and how many times.
  var repeated: [(owner: Participant, site: CallSite, count: Int)] {
    var lines: [(owner: Participant, site: CallSite)] = []
    for known in all
    where !lines.contains(where: { $0.owner == known.owner && $0.site == known.site }) {
      lines.append((known.owner, known.site))
    }
    return lines.map { ($0.owner, $0.site, mostAtOnce(of: $0.owner, at: $0.site)) }
      .filter { $0.count > 1 }
  }

  /// Forgets what was registered during a hop and later.
  mutating func remove(from hop: Int) { all.removeAll { $0.occasion >= hop } }

  /// Forgets all.
  mutating func removeAll() { all.removeAll() }
}
