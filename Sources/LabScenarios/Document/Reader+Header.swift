import LabText

extension Reader {
  /// Reads the wirings of the lines below: `[correct, misused]`, `[not misused]` or `[*]`.
  mutating func readHeader(_ text: ArraySlice<UInt8>, _ line: Int, _ column: Int) {
    filter = .everyone
    guard let end = text.firstIndex(of: UInt8(ascii: "]")) else {
      return report(.openHeader, line, column)
    }
    let rest = text[(end + 1)...].drop { $0 == .space }
    if !rest.isEmpty {
      let offset = text[..<rest.startIndex].text.count
      report(.textAfterHeader(rest.text), line, column + offset)
    }
    let inside = text[..<end].dropFirst().drop { $0.isBlank }
    let word = inside.prefix { !$0.isBlank && $0 != UInt8(ascii: ",") }
    let isNegated =
      word.elementsEqual("not".utf8) && !preamble.wirings.contains { $0.name == "not" }
    let list = isNegated ? inside[word.endIndex...] : inside
    let named = names(in: list, of: text, mayBeStar: !isNegated, line, column)
    guard !named.isEmpty else { return }
    filter = isNegated ? .everyoneBut(named) : .named(named)
    if isNegated, named.count == preamble.wirings.count { report(.headerOfNobody, line, column) }
  }

  /// The wirings in a list of names, which is a part of the text of a header.
  private mutating func names(
    in list: ArraySlice<UInt8>,
    of text: ArraySlice<UInt8>,
    mayBeStar: Bool,
    _ line: Int,
    _ column: Int
  ) -> [Int] {
    var named: [Int] = []
    var place = (index: text.startIndex, column: column)
    let parts = list.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    for part in parts {
      let name = part.drop { $0.isBlank }.trimmed
      if let reason = add(name.text, to: &named, mayBeStar: mayBeStar && parts.count == 1) {
        let between = text[place.index..<name.startIndex].text
        place = (name.startIndex, place.column + between.count)
        report(reason, line, place.column)
      }
    }
    return named.sorted()
  }

  /// Adds the wiring of that name; returns what is wrong with it.
  private func add(_ name: String, to named: inout [Int], mayBeStar: Bool) -> ScenarioError.Reason?
  {
    if name == "*" { return mayBeStar ? nil : .starNotAlone }
    if name.isEmpty { return .emptyHeader }
    guard preamble.progress == .ready else { return nil }
    guard let index = preamble.wirings.firstIndex(where: { $0.name == name }) else {
      if name.hasPrefix("not ") { return .notInside }
      return .unknownWiring(
        name,
        near: NameLookup.nearest(to: name, in: preamble.wirings.map(\.name))
      )
    }
    if named.contains(index) { return .namedTwice(name) }
    named.append(index)
    return nil
  }
}
