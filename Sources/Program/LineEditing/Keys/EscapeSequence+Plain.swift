extension EscapeSequence {
  /// The bytes of the key that the user means, with their Escape, as a terminal without extensions sends it.
  ///
  ///     [ 1 ; 2 A        Shift-Up   as  ESC [ A          O M              keypad Enter  as  CR
  ///     [ 99 ; 5 u       Ctrl-C     as  ETX              [ 27 ; 5 ; 99 ~  Ctrl-C        as  ETX
  ///     [ 1 ; 9 D        Alt-Left   as  ESC [ 1 ; 5 D    [ 1 ; 1 : 3 A    nothing: Up is released
  ///
  /// Nil if these bytes are such a key themselves.
  package var plain: [UInt8]? {
    guard isSpecialKey, let last = bytes.last else { return nil }
    if bytes[0] == UInt8(ascii: "O"), bytes.count == 2 { return Self.keypad[last] }
    let fields = bytes.dropFirst().dropLast().split(
      separator: UInt8(ascii: ";"),
      omittingEmptySubsequences: false
    ).map { field in
      field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
        Int(String(decoding: $0, as: UTF8.self))
      }
    }
    let modifiers = Modifiers(fields.count > 1 ? fields[1] : [])
    switch last {
    case UInt8(ascii: "u"): return Self.bytes(of: fields[0], modifiers)
    case UInt8(ascii: "~") where fields.count == 3 && fields[0] == [27]:
      return Self.bytes(of: fields[2], modifiers)
    case _ where fields.count == 2 && fields[1].first != nil:
      let plain =
        modifiers.isReleased ? [] : modified(Array(bytes.prefix { $0 != 0x3B }), last, modifiers)
      return plain == [0x1B] + bytes ? nil : plain
    default: return nil
    }
  }

  /// The sequence with Alt, if it is an arrow, for terminals that put another Escape before it.
  package var withAlt: [UInt8] {
    let isArrow = bytes.count == 2 && (UInt8(ascii: "A")...UInt8(ascii: "D")).contains(bytes[1])
    return [0x1B] + (isArrow ? Array("[1;3".utf8) + bytes.suffix(1) : bytes)
  }

  /// Control, Alt and Meta are one, and matter with Left and Right; with others that have them, only Shift is left out.
  private func modified(_ start: [UInt8], _ last: UInt8, _ modifiers: Modifiers) -> [UInt8]? {
    let isArrow = (UInt8(ascii: "A")...UInt8(ascii: "D")).contains(last)
    if isArrow || "HF".utf8.contains(last) {
      let isWord = modifiers.isMore && last >= UInt8(ascii: "C") && isArrow
      return [0x1B] + Array("[".utf8) + (isWord ? Array("1;5".utf8) : []) + [last]
    }
    guard last == UInt8(ascii: "~"), !modifiers.isMore else { return nil }
    return [0x1B] + start + [last]
  }

  /// The bytes that a key sends, by its code and modifiers; none if it means nothing here.
  private static func bytes(of codes: [Int?], _ modifiers: Modifiers) -> [UInt8]? {
    guard let code = codes.first ?? nil, !modifiers.isReleased else { return [] }
    if let key = functional[code] {
      return modifiers.isShifted && code == 9 ? Array("\u{1B}[Z".utf8) : modifiers.prefix + key
    }
    // The second code, if there is one, is that of the key with Shift.
    let shown = modifiers.isShifted && codes.count > 1 ? codes[1] ?? code : code
    guard let value = UInt32(exactly: shown), let scalar = Unicode.Scalar(value), value >= 0x20,
      !(0xE000..<0xF900).contains(value)
    else { return [] }
    let text = String(Character(scalar))
    guard modifiers.isControl else {
      return modifiers.prefix + (modifiers.isCapital ? text.uppercased() : text).utf8
    }
    switch value {
    case 0x20: return modifiers.prefix + [0]
    case 0x2F: return modifiers.prefix + [0x1F]
    case 0x40...0x5F, 0x61...0x7A: return modifiers.prefix + [UInt8(value & 0x1F)]
    default: return []
    }
  }
}

extension EscapeSequence {
  /// The second field of a key: its modifiers, counted from 1, and what happens to it.
  private struct Modifiers {
    private let bits: Int
    let isReleased: Bool

    init(_ field: [Int?]) {
      bits = max(0, (field.first.flatMap { $0 } ?? 1) - 1)
      isReleased = field.count > 1 && field[1] == 3
    }

    var isShifted: Bool { bits & 1 != 0 }
    /// Whether a letter is a capital: with Shift, or Caps Lock.
    var isCapital: Bool { bits & 0b100_0001 != 0 }
    var isControl: Bool { bits & 4 != 0 }
    /// Whether there is a modifier beside Shift; xterm has Meta where others have Super.
    var isMore: Bool { bits & 0b11_1110 != 0 }
    /// The Escape that a key sends first with Alt.
    var prefix: [UInt8] { bits & 0b10_1010 != 0 ? [0x1B] : [] }
  }

  /// What keys of the keypad send in its application mode, by their last byte.
  private static let keypad: [UInt8: [UInt8]] = {
    var keys: [UInt8: [UInt8]] = [
      UInt8(ascii: "M"): [0x0D], UInt8(ascii: "I"): [0x09], UInt8(ascii: " "): [0x20],
      UInt8(ascii: "X"): Array("=".utf8), UInt8(ascii: "c"): Array("\u{1B}[1;5C".utf8),
      UInt8(ascii: "d"): Array("\u{1B}[1;5D".utf8),
    ]
    for key in UInt8(ascii: "j")...UInt8(ascii: "y") { keys[key] = [key - 0x40] }
    return keys
  }()

  /// The keys of the kitty protocol that are no characters, with those of the keypad.
  private static let functional: [Int: [UInt8]] = {
    var keys: [Int: [UInt8]] = [9: [0x09], 13: [0x0D], 27: [0x1B], 127: [0x7F]]
    let keypad = "0123456789./*-+\r=,".utf8.map { [$0] }
    let special = ["[D", "[C", "[A", "[B", "[5~", "[6~", "[H", "[F", "[2~", "[3~"]
    for (offset, key) in (keypad + special.map { Array("\u{1B}\($0)".utf8) }).enumerated() {
      keys[57_399 + offset] = key
    }
    return keys
  }()
}
