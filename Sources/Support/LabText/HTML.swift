/// HTML that can be built only from literals and from values that it escapes.
///
///     let cell: HTML = "<td>\(title)</td>"
///
/// An interpolated text is escaped; interpolated HTML is not.
package struct HTML: ExpressibleByStringInterpolation, Sendable {
  package private(set) var text: String

  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation parts: Interpolation) { text = parts.text }

  /// Text that is HTML already, such as a style sheet.
  package init(verbatim text: String) { self.text = text }

  /// Pieces of HTML in a row.
  package init(_ pieces: [HTML], separator: String = "") {
    text = pieces.map(\.text).joined(separator: separator)
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }
    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ text: String) { self.text += HTML.escaped(text) }
    package mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
    package mutating func appendInterpolation(_ html: HTML) { text += html.text }
    package mutating func appendInterpolation(_ html: HTML?) { text += html?.text ?? "" }
    package mutating func appendInterpolation(_ pieces: [HTML]) { text += HTML(pieces).text }
  }
}

extension HTML {
  /// Text with its markup escaped; a control character becomes U+FFFD.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
