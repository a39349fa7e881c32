import LabConversation
import MVCLab

/// A line of a shell that starts this program: `$ mvclab todo --wiring misused`.
struct ShellLine {
  /// The commands that the arguments stand for; nil if the line starts something else.
  let commands: [String]?

  /// Nil if the line does not begin with `$ `.
  init?(_ line: String, program: String, systems: [System]) {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.isShellLine else { return nil }
    commands = ShellLine.commands(in: text.dropFirst(2), program, systems)
  }

  private static func commands(
    in text: Substring,
    _ program: String,
    _ systems: [System]
  ) -> [String]? {
    let words = text.split(separator: " ").flatMap { word in
      word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1) : [word]
    }
    let start = words.firstIndex { $0.split(separator: "/").last.map(String.init) == program }
    // The program's name may also be an argument of another one: `cat mvclab`.
    guard let start, start == 0 || words.starts(with: ["swift", "run"]) else { return nil }
    var rest = words[(start + 1)...]
    guard let name = rest.popFirst() else { return [] }
    guard let system = systems.first(where: { $0.name == name }) else { return nil }
    var (choice, wirings) = ("system \(name)", system.wirings[0].name)
    while let option = rest.popFirst() {
      switch option {
      case "--with-server": choice += " with server"
      case "--in": choice += rest.popFirst().map { " in \($0)" } ?? ""
      case "--wiring": wirings = rest.popFirst().map(String.init) ?? wirings
      default: if !option.hasPrefix("--no-") { return nil }
      }
    }
    return [choice, "wirings \(wirings)"]
  }
}
