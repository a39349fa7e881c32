import LabConversation
import MVCLab

/// Colours for the kinds of lines, or none.
struct Paint {
  let isColoured: Bool

  func line(_ line: OutputLine) -> String {
    let site = line.site.map { "  (\($0))" } ?? ""
    guard isColoured else { return line.description + site }
    return Paint.escape(line.kind.colour) + line.description + Paint.reset
      + (site.isEmpty ? "" : Paint.escape("2") + site + Paint.reset)
  }

  /// A line that leads others, such as the name of a wiring.
  func header(_ text: String) -> String {
    isColoured ? Paint.escape("1") + text + Paint.reset : text
  }

  static let reset = escape("0")
  static func escape(_ code: String) -> String { "\u{1B}[\(code)m" }
}

extension OutputLine.Kind {
  fileprivate var colour: String {
    switch self {
    case .notification: "36"
    case .screen: "0"
    case .breach: "33"
    case .symptom: "31"
    case .failure: "1;31"
    case .answer: "2"
    case .error: "35"
    }
  }
}
