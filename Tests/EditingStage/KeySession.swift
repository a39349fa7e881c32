import LabPlatform
import MVC
import PseudoTerminal

/// A session of the built program, in which random keys edit one text after the other.
///
/// The texts are longer and taller than the terminal, whose size changes. After some keys the program opens its text
/// in `$EDITOR`, which is a copy here, and the text must be that of a draft.
public final class KeySession {
  private let seed: UInt64
  private let chance: RandomSource
  private let folder = TemporaryFolder()
  private let terminal: Terminal
  private var draft: Draft

  /// Starts the program, with the keys of emacs for an even seed, and those of vi for an odd one.
  public init(seed: UInt64) throws {
    self.seed = seed
    let chance = RandomSource(seed: seed)
    self.chance = chance
    let isVi = !seed.isMultiple(of: 2)
    let history = (0..<8).map { Self.entry($0, chance) }
    draft = Draft(isVi: isVi, history: history)
    try folder.write(isVi ? "bind -v\n" : "bind -e\n", to: "editrc")
    let lines = history.map { $0.split(separator: "\n").joined(separator: "\\n") + "\n" }
    try folder.write("# line history 1\n" + lines.joined(), to: "history")
    terminal = try Terminal(
      builtProgram("mvclab"),
      arguments: ["--no-hints"],
      environment: [
        "EDITRC": folder.path + "/editrc", "MVCLAB_HISTORY": folder.path + "/history",
        "EDITOR": "cp -t \(folder.path)/copies", "TMPDIR": folder.path,
      ]
    )
    mkdir(folder.path + "/copies", 0o700)
  }

  private static func entry(_ number: Int, _ chance: RandomSource) -> String {
    let lines = (0...chance.next(below: 4)).map { _ in
      String(repeating: "tap 新闻 ", count: chance.next(below: 60)) + "."
    }
    return "h" + lines.joined(separator: "\n") + " q\(number)e"
  }
}

extension KeySession {
  /// Edits so many texts; returns what is wrong with the first that is not as it should be.
  public func failure(texts: Int) throws -> String? {
    guard terminal.waits(until: { $0.marksPastes }), waitsForEditor() else {
      return "seed \(seed): no prompt: \(terminal.screen.text)"
    }
    for number in 1...texts {
      for _ in 1...25 {
        if chance.next(below: 12) == 0 {
          terminal.resize(rows: 2 + chance.next(below: 28), columns: 12 + chance.next(below: 80))
        }
        terminal.send(draft.press(chance))
      }
      terminal.send(draft.isVi ? "\u{1B}v" : "\u{18}\u{5}")
      guard let text = try textOfEditor() else {
        return "seed \(seed), text \(number): the program did not open it: \(terminal.screen.text)"
      }
      let expected = String(draft.text)
      guard text == expected else {
        let same = zip(text, expected).prefix { $0 == $1 }.count
        return """
          seed \(seed), text \(number): after \(same) equal characters expected
          \(String(expected.dropFirst(same).prefix(200)).debugDescription), but the program has
          \(String(text.dropFirst(same).prefix(200)).debugDescription)
          """
      }
      terminal.send(draft.erase())
    }
    terminal.send(.control("d"))
    let end = terminal.waitsForEnd()
    return end == .exit(0) ? nil : "seed \(seed): the program ended with \(String(describing: end))"
  }

  /// The text that the program has opened in the editor; nil if there is none in time.
  private func textOfEditor() throws -> String? {
    let isOpened = terminal.waits { _ in !folder.contents(of: "copies").isEmpty }
    guard isOpened, waitsForEditor(), let name = folder.contents(of: "copies").first else {
      return nil
    }
    defer { unlink("\(folder.path)/copies/\(name)") }
    return String(try folder.read("copies/\(name)").unicodeScalars.dropLast())
  }

  /// Waits until the program reads keys.
  private func waitsForEditor() -> Bool { terminal.waits { _ in terminal.mode == .raw } }
}
