import MVC

/// Documents made of the lines of scenarios: cut, mixed, with other words in commands and damaged bytes.
package struct RandomDocuments {
  private let sources: [Source]

  /// A scenario's lines.
  private struct Source {
    let system: Substring
    /// From the fence to `> wirings`.
    let opening: ArraySlice<Substring>
    let rest: ArraySlice<Substring>
  }

  /// Documents made of these scenarios.
  package init(of texts: [String]) {
    sources = texts.compactMap { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let start = lines.firstIndex(where: { $0.hasPrefix("> system ") }), start > 0,
        let end = lines[start...].firstIndex(where: { $0.hasPrefix("> wirings ") })
      else { return nil }
      return Source(
        system: lines[start],
        opening: lines[(start - 1)...end],
        rest: lines[(end + 1)...]
      )
    }
  }

  /// The document of a seed, and the lines of its commands; nil if there is no scenario to make it of.
  package func document(seed: UInt64) -> (bytes: [UInt8], commands: [String])? {
    guard !sources.isEmpty else { return nil }
    let random = RandomSource(seed: seed)
    let base = random.element(of: sources)
    let related = sources.filter { $0.system == base.system }
    var lines = base.opening.map(String.init)
    for _ in 0...random.number(below: 10) {
      switch random.number(below: 12) {
      case 0, 1: lines.append(random.element(of: Self.oddLines))
      case 2: lines += random.slice(of: random.element(of: sources).rest, most: 4)
      default: lines += random.slice(of: random.element(of: related).rest, most: 12)
      }
    }
    if random.number(below: 4) > 0 { lines.append("```") }
    for _ in 0..<random.number(below: 4) {
      let index = random.number(below: lines.count)
      lines[index] = random.rewording(lines[index], of: random.element(of: lines))
    }
    let commands = lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    var bytes = Array(lines.joined(separator: "\n").utf8)
    if random.number(below: 3) == 0 { random.damage(&bytes) }
    return (bytes, commands)
  }

  private static let oddLines = [
    "", "...", "... |", "... !", "[*]", "[correct]", "[not correct]", "[misused]", "[]", "[not ]",
    "```", "```mvclab", "```mvclab answer", "~~~mvclab", "    ```mvclab", "- ```mvclab", "# remark",
    "```swift correct Nowhere.swift:1", "> repeat 3 turn", "> repeat 1000000 layout", "> undo",
    "> swap correct", "> expect clean", "> expect rows 1", "> open list as second", "> relaunch",
    "> in first repeat 2 open list", "? the world has ended", "! fault: x", "| ", "=", ">",
    "> system todo", "> wirings correct", "<<<<<<< ours", "\u{FEFF}", "> batch 40", "> close first",
  ]
}

extension RandomSource {
  /// Some lines that follow each other.
  fileprivate func slice(of lines: ArraySlice<Substring>, most: Int) -> [String] {
    guard !lines.isEmpty else { return [] }
    let start = lines.startIndex + number(below: lines.count)
    return lines[start...].prefix(1 + number(below: most)).map(String.init)
  }

  /// A line in which one word is another line's, or one that few people type; now and then without it.
  fileprivate func rewording(_ line: String, of other: String) -> String {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let index = number(below: words.count)
    switch number(below: 4) {
    case 0: words.remove(at: index)
    case 1: words.insert(words[index], at: index)
    case 2: words[index] = element(of: Self.oddWords)
    default: words[index] = element(of: other.split(separator: " ").map(String.init) + [""])
    }
    return words.joined(separator: " ")
  }

  private static let oddWords = [
    "9223372036854775807", "-9223372036854775808", "18446744073709551616", "-1", "nan", "1e300",
    "٣", "''", "'", "\"", "\\", "\u{0}", "\u{1B}[2J", "\u{202E}", "e\u{301}\u{302}", "牛奶",
    "👩‍👩‍👧‍👦🇩🇪", String(repeating: "x", count: 300), "row", "in", "as", "repeat", ";", "#",
  ]

  /// Changes, adds, removes or doubles a few bytes.
  fileprivate func damage(_ bytes: inout [UInt8]) {
    let marks = Array("`~[]>|!?=.\r\n\t ,'\"\\#".utf8)
    for _ in 0...number(below: 6) where !bytes.isEmpty {
      let index = number(below: bytes.count)
      switch number(below: 6) {
      case 0: bytes[index] = UInt8(truncatingIfNeeded: number(below: 256))
      case 1: bytes.remove(at: index)
      case 2: bytes.removeSubrange(index..<min(bytes.count, index + 40))
      case 3: bytes.insert(contentsOf: bytes[index...].prefix(40), at: index)
      default: bytes.insert(element(of: marks), at: index)
      }
    }
  }
}
