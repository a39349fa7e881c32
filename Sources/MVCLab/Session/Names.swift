/// Finding things by the names people type: any case, and the nearest one offered for a near miss.
public enum Names {
  /// The candidate nearest to `name` by typing errors, if it is near enough to be meant.
  public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    var best: (distance: Int, name: String)?
    let limit = max(1, min(3, wanted.count / 3))
    for candidate in candidates {
      let found = Array(candidate.lowercased())
      let isBeginning = found.starts(with: wanted) && wanted.count > 1
      guard isBeginning || abs(found.count - wanted.count) <= limit else { continue }
      let distance = isBeginning ? 1 : distance(wanted, found)
      if distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    guard let best, best.distance <= limit, best.distance < wanted.count else { return nil }
    return best.name
  }

  /// The candidate of that name, in any case; throws with the nearest one otherwise.
  package static func find(
    _ name: String,
    _ what: String,
    in candidates: some Collection<String>
  ) throws(Complaint) -> String {
    let wanted = name.lowercased()
    if let found = candidates.first(where: { $0 == name }) { return found }
    if let found = candidates.first(where: { $0.lowercased() == wanted }) { return found }
    throw .unknown(
      what: what,
      name: name,
      near: nearest(to: name, in: candidates),
      among: Array(candidates).withoutRepeats
    )
  }

  /// How many letters must be dropped, added, changed or swapped with their neighbour.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}

extension [String] {
  /// These, each where it stands first.
  var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
