extension String {
  /// The text of a world that a search plays, with identities as a user's world has them: `#1`, `#2`.
  package var withUsualIdentities: String {
    let identities = WiringRun.searchedIdentities..<2 * WiringRun.searchedIdentities
    var digits = 0
    let mayHaveOne = utf8.contains { byte in
      digits = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? digits + 1 : 0
      return digits > 12
    }
    guard mayHaveOne else { return self }
    return replacing(/[0-9]{13,}/) { match in
      guard let number = Int(match.output), identities.contains(number) else {
        return String(match.output)
      }
      return "\(number - identities.lowerBound + 1)"
    }
  }
}
