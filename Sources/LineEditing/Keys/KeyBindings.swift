#if canImport(CLibEdit)
/// The keys bound on top of libedit's own.
///
/// In vi's insert map a key that begins with Escape would make Escape wait for the next key for ever.
/// There `LibEditReader` turns such sequences into single codes nobody types, and those are bound.
enum KeyBindings {
  /// What `~/.editrc` says afterwards wins.
  static func bind(in line: EditLine) {
    for key in special {
      if line.isVi {
        line.bind(octal(key.code), to: key.command)
        line.bindInViCommandMode(octal(key.code), to: key.command)
      } else {
        for sequence in key.sequences { line.bind("\\e" + sequence, to: key.command) }
      }
    }
    for plain in Plain.allCases {
      line.bind(octal(plain.rawValue), to: plain.command)
      if line.isVi { line.bindInViCommandMode(octal(plain.rawValue), to: plain.command) }
    }
    for (key, command) in both {
      line.bind(key, to: command.rawValue)
      if line.isVi { line.bindInViCommandMode(key, to: command.rawValue) }
    }
    for (key, command) in line.isVi ? inViInsertMode : inEmacs {
      line.bind(key, to: command.rawValue)
    }
    if line.isVi {
      for (key, command) in inViCommandMode { line.bindInViCommandMode(key, to: command.rawValue) }
    }
  }

  /// Bound last, whatever a file says: without Tab nobody finds a word.
  static func bindLast(in line: EditLine) {
    line.bind("^I", to: EditorCommand.complete.rawValue)
  }

  /// The single code that stands for what comes after an Escape.
  static func viCode(for sequence: [UInt8]) -> Unicode.Scalar? {
    let text = String(decoding: sequence, as: UTF8.self)
    return special.first { $0.sequences.contains(text) }.map { Unicode.Scalar($0.code) }
  }

  /// Whether these bytes, or this code, are the key Delete.
  static func isDelete(_ keys: [Unicode.Scalar]) -> Bool {
    keys == ["\u{86}"] || keys == ["\u{1B}", "[", "3", "~"]
  }
}

extension KeyBindings {
  /// Commands of libedit that one of ours passes on to, by a code of its own.
  enum Plain: UInt8, CaseIterable {
    case right = 0x90
    case end = 0x91
    case nextWord = 0x92
    case older = 0x93
    case newer = 0x94

    var key: Unicode.Scalar { Unicode.Scalar(rawValue) }

    fileprivate var command: String {
      switch self {
      case .right: "ed-next-char"
      case .end: "ed-move-to-end"
      case .nextWord: "em-next-word"
      case .older: "ed-prev-history"
      case .newer: "ed-next-history"
      }
    }
  }

  private struct Key {
    /// Among the C1 controls, which no keyboard sends.
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
    // With Ctrl, and with Alt.
    Key(code: 0x87, sequences: ["[1;5C", "[1;3C"], command: EditorCommand.nextWord.rawValue),
    Key(code: 0x88, sequences: ["[1;5D", "[1;3D"], command: "ed-prev-word"),
    Key(code: 0x89, sequences: ["OP", "[11~", "[[A"], command: EditorCommand.help.rawValue),
  ]

  private static let both: [(String, EditorCommand)] = [
    ("^L", .clearScreen), ("^R", .searchOlder), ("^S", .searchNewer),
  ]

  private static let inEmacs: [(String, EditorCommand)] = [
    ("^P", .up), ("^N", .down), ("^F", .right), ("^E", .end), ("\\ef", .nextWord),
    ("\\eF", .nextWord), ("\\eh", .help),
    ("\\e^M", .breakLine), ("\\e^J", .breakLine),
  ]

  private static let inViInsertMode: [(String, EditorCommand)] = [("^F", .right), ("^E", .end)]

  private static let inViCommandMode: [(String, EditorCommand)] = [
    ("/", .searchOlder), ("?", .searchNewer),
  ]

  private static func octal(_ code: UInt8) -> String { "\\" + String(code, radix: 8) }
}
#endif
