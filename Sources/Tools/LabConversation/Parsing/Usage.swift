/// How a command is written: its name, and its arguments in capitals, in one form or in several.
///
///     tap NAME [row N]
///     expect row N TEXT | clean
///     server ok [BODY]  or  server latency DURATION
public struct Usage: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringInterpolation {
  /// The whole text.
  public let description: String
  /// The name of the command.
  private let name: String
  /// The arguments of each form: `NAME` and `[row N]`.
  private let forms: [[String]]

  public init(stringLiteral text: String) { self.init(text) }

  package init(_ text: String) {
    description = text
    let forms = text.split(separator: "  or  ").flatMap { $0.split(separator: " | ") }
      .map(Usage.arguments)
    let name = forms.first?.first ?? ""
    self.name = name
    self.forms = forms.map { Array($0.first == name ? $0.dropFirst() : $0[...]) }
  }

  /// The words of a form; `[row` and `N]` are one.
  private static func arguments(_ form: Substring) -> [String] {
    form.split(separator: " ").reduce(into: []) { arguments, word in
      let isInside = arguments.last.map { $0.contains("[") && !$0.contains("]") } ?? false
      if isInside {
        arguments[arguments.count - 1] += " \(word)"
      } else {
        arguments.append(String(word))
      }
    }
  }
}

extension Usage {
  /// The arguments of the only form, or the first.
  package var arguments: [String] { forms.first ?? [] }

  /// The form that begins with this word, alone.
  func form(of word: String) -> Usage? {
    arguments(after: word).map { Usage(([name] + $0).joined(separator: " ")) }
  }

  /// What is still missing behind these arguments: `[row N]` behind `Add`.
  func rest(after given: [String]) -> String {
    guard let first = given.first else { return String(description.dropFirst(name.count + 1)) }
    return (arguments(after: first) ?? arguments).dropFirst(given.count).joined(separator: " ")
  }

  /// The arguments of the form that begins with this word, or with a choice of words that has it.
  private func arguments(after word: String) -> [String]? {
    forms.first { $0.first?.split(separator: "|").contains(word[...]) == true }
  }
}
