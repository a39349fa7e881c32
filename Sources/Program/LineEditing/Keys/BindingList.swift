/// All bindings of libedit, as its command `bind` lists them.
///
///     Standard key bindings
///     "^N"           ->  ed-next-history
///     "^P" to "^Q"   ->  ed-prev-history
///     Alternative key bindings
///     "k"            ->  ed-prev-history
///     Multi-character bindings
///     "^[[A"         ->  ed-prev-history
package struct BindingList: Equatable, Sendable {
  package private(set) var bindings: [KeyBinding] = []

  package init(_ list: String) {
    var map = KeyBinding.Map.insert
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if let command = words.last, words.contains("->") {
        bindings += Self.keys(words).map { KeyBinding(key: $0, command: command, map: map) }
      } else {
        // A key of several characters runs its command in all maps.
        map = line.hasPrefix("Standard") ? .insert : .viCommand
      }
    }
  }

  /// The keys of a line, in libedit's notation: one key, or all from a key to another.
  ///
  /// The arrow keys at the end of the list have names without quotes, and stand before with what they send.
  private static func keys(_ words: [String]) -> [String] {
    let keys = words.prefix { $0 != "->" }.filter { $0 != "to" }.compactMap(\.unquoted)
    guard let first = keys.first?.code, let last = keys.last?.code, first <= last else {
      return keys
    }
    // As a number, because `bind` takes the key "-" for an option.
    return (first...last).map { "\\" + String(Int($0) + 0o1000, radix: 8).dropFirst() }
  }
}

extension String {
  fileprivate var unquoted: String? {
    count > 2 && first == "\"" && last == "\"" ? String(dropFirst().dropLast()) : nil
  }

  /// The code of a key: `^A` is 1.
  fileprivate var code: UInt8? {
    let codes = unicodeScalars.map(\.value)
    switch codes.count {
    case 1: return UInt8(exactly: codes[0])
    case 2 where codes[0] == 0x5E: return UInt8(exactly: codes[1] ^ 0x40)
    default: return nil
    }
  }
}
