import LabText

extension Reader {
  /// Reads the wirings of the lines below: `[correct, misused]`, `[not misused]` or `[*]`; after a `swap` also by what
  /// runs now: `[correct -> half-store]`.
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
    let isOnly = mayBeStar && parts.count == 1
    for part in parts {
      let name = part.drop { $0.isBlank }.trimmed
      if let reason = add(name.text, to: &named, isOnly: isOnly) {
        let between = text[place.index..<name.startIndex].text
        place = (name.startIndex, place.column + between.count)
        report(reason, line, place.column)
      }
    }
    return named.sorted()
  }

  /// Adds the wiring of that name, which may be the header's only word; returns what is wrong with it.
  private func add(_ name: String, to named: inout [Int], isOnly: Bool) -> ScenarioError.Reason? {
    if name == "*" { return isOnly ? nil : .starNotAlone }
    if name.isEmpty { return .emptyHeader }
    let titles = preamble.names.titles
    let wiring = preamble.wirings.firstIndex { $0.name == name } ?? titles.firstIndex(of: name)
    guard let index = wiring else {
      if preamble.progress == .ready, name.hasPrefix("not ") { return .notInside }
      return unknownWiring(name, in: isOnly ? .header : .listOfNames)
    }
    if named.contains(index) { return .namedTwice(name) }
    named.append(index)
    return nil
  }

  /// Why the scenario has no wiring of that name, and what to do about it.
  ///
  /// Nil after a wrong choice of wirings, if the system has one of that name.
  func unknownWiring(
    _ name: String,
    in place: ScenarioError.Reason.WiringPlace
  ) -> ScenarioError.Reason? {
    let system = preamble.names.system
    let isInSystem = system?.wirings.contains { $0.name == name } ?? true
    guard preamble.progress == .ready || !isInSystem else { return nil }
    let wirings = preamble.wirings.isEmpty ? system?.wirings ?? [] : preamble.wirings
    let titles = preamble.names.titles
    if let world = wirings.firstIndex(where: { name.hasPrefix("\($0.name) -> ") }) {
      return .misspelledWiring(
        name,
        near: world < titles.count ? titles[world] : wirings[world].name
      )
    }
    if let near = NameLookup.nearest(to: name, in: wirings.map(\.name) + titles) {
      return .misspelledWiring(name, near: near)
    }
    return isInSystem ? .unnamedWiring(name, place) : .unknownWiring(name, place)
  }
}
