/// The keys that the editor binds on top of libedit's own.
///
/// In vi's insert mode, if any bound key begins with Escape, libedit waits after a lone Escape for the
/// next key. There the reader replaces each such sequence by a single code that no keyboard sends, and
/// that code is bound.
package enum KeyBindings {
  /// The bindings to set before the editor reads `~/.editrc`, which may replace them.
  package static func all(inVi isVi: Bool) -> [KeyBinding] { isVi ? vi : emacs }

  private static var emacs: [KeyBinding] {
    let sequences = special.flatMap { key in key.sequences.map { ("\\e" + $0, key.command) } }
    return (sequences + shared + emacsKeys).map { KeyBinding(key: $0, command: $1) }
  }

  private static var vi: [KeyBinding] {
    // There ed-move-to-beg goes to the first character that is no space.
    let common =
      special.map { (octal($0.code), $0.command == "ed-move-to-beg" ? "vi-zero" : $0.command) }
      + shared
    return (common + viInsertKeys).map { KeyBinding(key: $0, command: $1) }
      + (common + viCommandKeys).map { KeyBinding(key: $0, command: $1, map: .viCommand) }
  }

  /// The binding to set after the editor has read `~/.editrc`, so that Tab always completes.
  package static let tab = KeyBinding(key: "^I", command: EditorCommand.complete.rawValue)

  /// The bindings to set after that: each key that runs a command of libedit which can lose the text runs another.
  ///
  /// libedit keeps only 1,024 characters of a text that the user leaves for an older line, types its own commands in
  /// place of the text, and may copy a word out of a buffer that it has given back. It undoes one change, and knows
  /// nothing of ours. To repeat a change it presses the keys again that it has seen since, those of other lines, Return
  /// and our codes among them. A key to insert as text would be one of our codes, too.
  package static func safe(insteadOf list: BindingList) -> [KeyBinding] {
    list.bindings.compactMap { binding in
      let command = safeCommands[binding.command]?.rawValue
      let isUnsafe = unsafeCommands.contains(binding.command)
      return (isUnsafe ? "ed-unassigned" : command).map {
        KeyBinding(key: binding.key, command: $0, map: binding.map)
      }
    }
  }

  /// The code that ends whatever libedit waits for, before a paste is inserted.
  static let paste: Unicode.Scalar = "\u{8D}"

  /// The sequence of a key of emacs, F1, that libedit itself does not bind.
  static let ours = Array("OP".utf8)

  /// Returns the code that replaces Escape and `sequence` in vi.
  static func viCode(for sequence: [UInt8]) -> Unicode.Scalar? {
    let text = String(decoding: sequence, as: UTF8.self)
    return special.first { $0.sequences.contains(text) }.map { Unicode.Scalar($0.code) }
  }

  /// Whether `keys` are the sequence of the key Delete, or its code in vi.
  static func isDelete(_ keys: [Unicode.Scalar]) -> Bool {
    keys == ["\u{86}"] || keys == ["\u{1B}", "[", "3", "~"]
  }
}

extension KeyBindings {
  private struct Key {
    /// One of the C1 controls, which no keyboard sends.
    var code: UInt8
    var sequences: [String]
    var command: String
  }

  private static let special = [
    Key(code: 0x80, sequences: ["[A", "OA"], command: EditorCommand.up.rawValue),
    Key(code: 0x81, sequences: ["[B", "OB"], command: EditorCommand.down.rawValue),
    Key(code: 0x82, sequences: ["[C", "OC"], command: EditorCommand.right.rawValue),
    Key(code: 0x83, sequences: ["[D", "OD"], command: "ed-prev-char"),
    Key(code: 0x84, sequences: ["[H", "OH", "[1~", "[7~"], command: "ed-move-to-beg"),
    Key(code: 0x85, sequences: ["[F", "OF", "[4~", "[8~"], command: EditorCommand.end.rawValue),
    Key(code: 0x86, sequences: ["[3~"], command: "ed-delete-next-char"),
    // With Ctrl.
    Key(code: 0x87, sequences: ["[1;5C"], command: EditorCommand.nextWord.rawValue),
    Key(code: 0x88, sequences: ["[1;5D"], command: "ed-prev-word"),
    Key(code: 0x89, sequences: ["OP", "[11~", "[[A"], command: EditorCommand.help.rawValue),
    Key(code: 0x8A, sequences: ["[5~"], command: EditorCommand.pageUp.rawValue),
    Key(code: 0x8B, sequences: ["[6~"], command: EditorCommand.pageDown.rawValue),
    Key(code: 0x8C, sequences: ["[Z"], command: EditorCommand.completeBack.rawValue),
  ]

  /// The keys that are the same in emacs and in both modes of vi.
  private static let shared =
    LibEditCommand.allCases.map { (octal($0.rawValue), $0.name) }
    + [(octal(UInt8(paste.value)), "ed-unassigned")]
    + named([("^L", .clearScreen), ("^R", .searchOlder), ("^S", .searchNewer)])

  private static let emacsKeys = named([
    ("^F", .right), ("^E", .end), ("\\ef", .nextWord), ("\\eF", .nextWord), ("\\eh", .help),
    ("\\e^M", .breakLine), ("\\e^J", .breakLine),
    ("^_", .undo), ("^X^U", .undo), ("^U", .killLeft), ("^K", .killRight), ("^W", .killWordLeft),
    ("\\e^?", .killWordLeft), ("\\e^H", .killWordLeft), ("\\ed", .killWordRight),
    ("\\eD", .killWordRight), ("^Y", .yank), ("\\ey", .yankOlder), ("\\eY", .yankOlder),
    ("\\e.", .lastWord), ("\\e_", .lastWord), ("^X^E", .edit),
  ])

  /// A second Escape does nothing; libedit would take the next key for one with Alt.
  private static let viCommandKeys = [("^[", "ed-unassigned")]

  private static let viInsertKeys = named([("^F", .right), ("^E", .end)])

  /// The commands of libedit that nothing replaces: to repeat a change, to execute a command of libedit by its name, and
  /// to type the text of an alias.
  private static let unsafeCommands: Set = ["vi-redo", "ed-command", "vi-alias"]

  private static let safeCommands: [String: EditorCommand] = [
    "ed-prev-history": .up, "ed-next-history": .down,
    "ed-search-prev-history": .matchOlder, "ed-search-next-history": .matchNewer,
    "em-inc-search-prev": .searchOlder, "em-inc-search-next": .searchNewer,
    "vi-search-prev": .fetchOlder, "vi-search-next": .fetchNewer,
    "vi-repeat-search-next": .searchAgain, "vi-repeat-search-prev": .searchBack,
    "vi-to-history-line": .entry, "vi-history-word": .lastWord, "vi-histedit": .edit,
    "em-copy-prev-word": .copyWord, "vi-undo": .undo, "vi-undo-line": .undo, "em-yank": .yank,
    "ed-quoted-insert": .quote,
  ]

  private static func named(_ keys: [(String, EditorCommand)]) -> [(String, String)] {
    keys.map { ($0, $1.rawValue) }
  }

  private static func octal(_ code: UInt8) -> String { "\\" + String(code, radix: 8) }
}
