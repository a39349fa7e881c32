/// The commands of libedit that a command of ours may pass a key on to, each by a code of its own.
enum LibEditCommand: UInt8, CaseIterable {
  case right = 0x90
  case end = 0x91
  case nextWord = 0x92
  case older = 0x93
  case newer = 0x94

  /// The name that libedit knows it by.
  var name: String {
    switch self {
    case .right: "ed-next-char"
    case .end: "ed-move-to-end"
    case .nextWord: "em-next-word"
    case .older: "ed-prev-history"
    case .newer: "ed-next-history"
    }
  }

  var key: Unicode.Scalar { Unicode.Scalar(rawValue) }
}
