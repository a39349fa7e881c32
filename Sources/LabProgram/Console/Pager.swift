import LabFiles
import LabPlatform
import LabText

/// The program that shows text taller than the terminal: the one named by `PAGER`, or `less`.
///
/// It runs in this program's process group, so both may use the terminal, and Ctrl-Z stops both. While
/// it runs, the pager alone handles Ctrl-C.
struct Pager {
  private let command: String
  private let choosesLess: Bool

  /// Nil without a capable terminal, or if the user wants no pager.
  init?(environment: Environment) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, environment.hasCapableTerminal,
      !["", "cat"].contains(environment.pager)
    else { return nil }
    command = environment.pager ?? "command -v less >/dev/null || exec cat; exec less"
    choosesLess = environment.choosesLess
  }

  /// Shows a text taller than the terminal; false if the text fits, or the pager can't be started.
  func show(_ text: [UInt8]) -> Bool {
    let size = Console.size
    guard Pager.rows(of: text, columns: size.columns) >= size.rows else { return false }
    var modes = termios()
    let isKnown = tcgetattr(STDIN_FILENO, &modes) == 0
    let options = choosesLess ? "" : "export LESS=RSF; "
    guard let pager = Shell.open(options + command, "w") else { return false }
    let ignored = [SIGINT, SIGQUIT, SIGPIPE].map { ($0, signal($0, SIG_IGN)) }
    defer {
      for (number, action) in ignored { signal(number, action) }
      if isKnown { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
    }
    // The write fails if the user leaves the pager early.
    try? Files.write(text[...], to: fileno(pager))
    let status = pclose(pager)
    let (cannotExecute, notFound): (Int32, Int32) = (126, 127)
    return ![cannotExecute, notFound].contains(status >> 8)
  }

  /// The number of the terminal's rows that a text takes.
  static func rows(of text: [UInt8], columns: Int) -> Int {
    var rows = 0
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let width = line.count <= columns ? 0 : String(decoding: line, as: UTF8.self).plain.columns
      rows += max(1, (width + columns - 1) / columns)
    }
    return rows - (text.last == UInt8(ascii: "\n") ? 1 : 0)
  }
}

extension String {
  /// This text without colour codes.
  fileprivate var plain: String {
    var isCode = false
    var plain = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\u{1B}" { isCode = true }
      if !isCode { plain.append(scalar) }
      if isCode, scalar == "m" { isCode = false }
    }
    return String(plain)
  }
}
