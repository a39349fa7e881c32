#if canImport(CLibEdit)
/// The keys bound on top of libedit's own.
///
/// In vi's insert map a key that begins with Escape would make Escape wait for the next key for ever.
/// There `LibEditReader` turns such sequences into single codes nobody types, and those are bound.
enum KeyBindings {
  static let complete = "line-complete"
  static let clearScreen = "line-clear-screen"

  /// Arrows and their like; what `~/.editrc` says afterwards wins.
  static func bindSpecialKeys(in line: EditLine) {
    for key in special {
      if line.isVi {
        line.bind(key.octal, to: key.command)
        line.bindInViCommandMode(key.octal, to: key.command)
      } else {
        for sequence in key.sequences { line.bind("\\e" + sequence, to: key.command) }
      }
    }
  }

  /// The keys of our own commands, bound last: without Tab nobody finds a word.
  static func bindCommands(in line: EditLine) {
    line.bind("^I", to: complete)
    line.bind("^L", to: clearScreen)
    if line.isVi { line.bindInViCommandMode("^L", to: clearScreen) }
  }

  /// The single code that stands for what comes after an Escape.
  static func viCode(for sequence: [UInt8]) -> Unicode.Scalar? {
    let text = String(decoding: sequence, as: UTF8.self)
    return special.first { $0.sequences.contains(text) }.map { Unicode.Scalar($0.code) }
  }

  private struct Key {
    /// Among the C1 controls, which no keyboard sends.
    var code: UInt8
    var sequences: [String]
    var command: String
    var octal: String { "\\" + String(code, radix: 8) }
  }

  private static let special = [
    Key(code: 0x80, sequences: ["[A", "OA"], command: "ed-prev-history"),
    Key(code: 0x81, sequences: ["[B", "OB"], command: "ed-next-history"),
    Key(code: 0x82, sequences: ["[C", "OC"], command: "ed-next-char"),
    Key(code: 0x83, sequences: ["[D", "OD"], command: "ed-prev-char"),
    Key(code: 0x84, sequences: ["[H", "OH", "[1~"], command: "ed-move-to-beg"),
    Key(code: 0x85, sequences: ["[F", "OF", "[4~"], command: "ed-move-to-end"),
    Key(code: 0x86, sequences: ["[3~"], command: "ed-delete-next-char"),
    Key(code: 0x87, sequences: ["[1;5C"], command: "em-next-word"),
    Key(code: 0x88, sequences: ["[1;5D"], command: "ed-prev-word"),
  ]
}
#endif
