/// Text in the language of `man`.
struct Roff {
  private(set) var text = ""

  mutating func section(_ title: String) { text += ".SH \(Roff.escaped(title))\n" }
  mutating func subsection(_ title: String) { text += ".SS \(Roff.escaped(title))\n" }

  mutating func paragraph(_ words: String) { text += ".PP\n\(Roff.escaped(words))\n" }

  /// A term and its meaning.
  mutating func item(_ tag: String, _ meaning: String) {
    text += ".TP\n\\fB\(Roff.escaped(tag))\\fR\n"
    if !meaning.isEmpty { text += "\(Roff.escaped(meaning))\n" }
  }

  /// Lines without filling.
  mutating func example(_ lines: [Substring]) {
    text += ".PP\n.nf\n" + lines.map { "\(Roff.escaped(String($0)))\n" }.joined() + ".fi\n"
  }

  mutating func title(_ name: String, _ source: String) {
    text += ".TH \(name.uppercased()) 1 \"\" \"\(Roff.escaped(source))\"\n"
  }

  /// The text with roff's special characters and those beyond ASCII escaped.
  private static func escaped(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\n": " "
      default:
        scalar.isASCII
          ? String(scalar) : "\\[u\(hex(scalar.value))]"
      }
    }.joined()
    return plain.hasPrefix(".") ? "\\&" + plain : plain
  }

  private static func hex(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
