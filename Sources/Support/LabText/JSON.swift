/// A value of JSON, and its text on one line, which is all that the reports of the lab need.
///
/// It can be written as it looks:
///
///     let object: JSON = ["scenario": JSON(path), "steps": 4, "failures": []]
package enum JSON: Sendable {
  case null
  case bool(Bool)
  /// A number, as it is written.
  case number(String)
  case text(String)
  case array([JSON])
  /// Members in the order in which they are written.
  case object([Member])

  package struct Member: Sendable {
    package let name: String
    package let value: JSON

    package init(_ name: String, _ value: JSON) { (self.name, self.value) = (name, value) }
  }
}

extension JSON {
  package init(_ text: String) { self = .text(text) }
  package init(_ number: Int) { self = .number("\(number)") }
  package init(_ truth: Bool) { self = .bool(truth) }
  package init(_ texts: [String]) { self = .array(texts.map(JSON.text)) }
  /// A text, or `null`.
  package init(_ text: String?) { self = text.map(JSON.text) ?? .null }
  /// A number, or `null`.
  package init(_ number: Int?) { self = number.map { JSON($0) } ?? .null }
}

extension JSON {
  /// This object with one more member; any other value as it is.
  package func with(_ name: String, _ value: JSON) -> JSON {
    if case .object(let members) = self { .object(members + [Member(name, value)]) } else { self }
  }
}

extension JSON: CustomStringConvertible {
  package var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let truth): text += truth ? "true" : "false"
    case .number(let number): text += number
    case .text(let value): JSON.write(value, to: &text)
    case .array(let values):
      text += "["
      for (position, value) in values.enumerated() {
        if position > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (position, member) in members.enumerated() {
        if position > 0 { text += "," }
        JSON.write(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// A text in quotes, with the escapes that it needs; a second `#` has one because some CI servers obey
  /// `##[command]` wherever it is printed.
  private static func write(_ value: String, to text: inout String) {
    text += "\""
    var last: Unicode.Scalar?
    for scalar in value.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "#" where last == "#": text += "\\u0023"
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(booleanLiteral truth: Bool) { self = .bool(truth) }
  package init(integerLiteral number: Int) { self.init(number) }
  package init(stringLiteral text: String) { self = .text(text) }
  package init(arrayLiteral values: JSON...) { self = .array(values) }
  package init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member($0, $1) })
  }
}
