import LabText
import MVCLab

/// A window as it is printed: each line begins with its name if there are several windows.
package struct PrintedWindow: Codable, Hashable, Sendable {
  package let name: String
  /// The lines, without a sign.
  package let lines: [String]
}

extension PrintedWindow {
  /// The open windows of a world.
  package static func all(in world: World) -> [PrintedWindow] {
    let screens = DrawnScreens(of: world)
    return screens.windows.map { PrintedWindow($0, margin: screens.margin) }
  }

  /// A drawn window behind a margin for its name, without blanks at the ends of its lines.
  init(_ window: DrawnScreens.Window, margin: Int) {
    let title = window.name.fitted(to: margin)
    name = window.name
    lines = window.lines.map { line in
      var end = (title + line).utf8[...]
      while end.last == UInt8(ascii: " ") { end.removeLast() }
      return String(Substring(end))
    }
  }

  /// The lines as a transcript has them.
  var output: [OutputLine] { lines.map { OutputLine(.screen, $0, window: name) } }
}
