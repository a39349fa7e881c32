/// The commands of libedit that an editor command runs when it has nothing to do itself.
///
/// Each is bound to a code that no keyboard sends.
enum LibEditCommand: UInt8, CaseIterable {
  case right = 0x90
  case end = 0x91
  case nextWord = 0x92
  case killLeft = 0x95
  case killRight = 0x96
  case killWordLeft = 0x97
  case killWordRight = 0x98

  /// The command's name in libedit.
  var name: String {
    switch self {
    case .right: "ed-next-char"
    case .end: "ed-move-to-end"
    case .nextWord: "em-next-word"
    case .killLeft: "vi-kill-line-prev"
    case .killRight: "ed-kill-line"
    case .killWordLeft: "ed-delete-prev-word"
    case .killWordRight: "em-delete-next-word"
    }
  }

  var key: Unicode.Scalar { Unicode.Scalar(rawValue) }
}
