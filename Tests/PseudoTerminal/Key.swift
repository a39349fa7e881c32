/// The bytes that an xterm sends for a key, for text or for a paste.
public struct Key: Sendable {
  public var bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }

  public static let enter = Key(bytes: [0x0D])
  public static let tab = Key(bytes: [0x09])
  public static let escape = Key(bytes: [0x1B])
  public static let backspace = Key(bytes: [0x7F])
  public static let up = Key(bytes: Array("\u{1B}[A".utf8))
  public static let down = Key(bytes: Array("\u{1B}[B".utf8))
  public static let right = Key(bytes: Array("\u{1B}[C".utf8))
  public static let left = Key(bytes: Array("\u{1B}[D".utf8))
  public static let home = Key(bytes: Array("\u{1B}[H".utf8))
  public static let end = Key(bytes: Array("\u{1B}[F".utf8))
  public static let delete = Key(bytes: Array("\u{1B}[3~".utf8))
  public static let f1 = Key(bytes: Array("\u{1B}OP".utf8))

  /// The keys of a text.
  public static func typed(_ text: String) -> Key {
    Key(bytes: Array(text.utf8))
  }

  /// `.alt("f")` is Alt-F.
  public static func alt(_ letter: Character) -> Key {
    Key(bytes: [0x1B] + letter.utf8)
  }

  /// A text pasted from the clipboard.
  public static func paste(_ text: String) -> Key {
    Key(bytes: Array("\u{1B}[200~\(text)\u{1B}[201~".utf8))
  }

  /// `.control("c")` is Ctrl-C.
  public static func control(_ letter: Character) -> Key {
    Key(bytes: letter.utf8.map { $0 & 0x1F })
  }
}
