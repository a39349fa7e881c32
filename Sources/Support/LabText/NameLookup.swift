/// Finds the name that a user probably meant.
package enum NameLookup {
  /// The candidate nearest to `name` by typing errors; nil if none is near enough to be meant.
  ///
  /// `most` bounds the typing errors further than the length of the name does.
  package static func nearest(
    to name: String,
    in candidates: some Sequence<String>,
    atMost most: Int = 3
  ) -> String? {
    let wanted = Array(name.withoutMarks.lowercased())
    guard wanted.count <= longest else { return nil }
    if wanted.count < name.count,
      let same = candidates.first(where: { Array($0.lowercased()) == wanted })
    {
      return same
    }
    var best: (distance: Int, name: String)?
    let limit = max(1, min(most, wanted.count / 3))
    for candidate in candidates where candidate.utf8.count <= longest * 4 {
      let found = Array(candidate.lowercased())
      let isBeginning = found.starts(with: wanted) && wanted.count > 1
      guard isBeginning || abs(found.count - wanted.count) <= limit else { continue }
      let distance = isBeginning ? 1 : distance(wanted, found)
      if distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    guard let best, best.distance <= limit, best.distance < wanted.count else { return nil }
    return best.name
  }

  /// The longest name that is compared: the time of a comparison grows with the square of its length.
  private static let longest = 100

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

extension String {
  /// This text without the quotes of word processors around it, which are no quotes of commands, and
  /// without the brackets with which a button is drawn.
  fileprivate var withoutMarks: String {
    guard let first, let last, count > 2, "“„‘«”’[".contains(first), "”’“‘»]".contains(last) else {
      return self
    }
    return String(dropFirst().dropLast())
  }
}
