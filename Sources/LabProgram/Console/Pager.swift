import LabFiles
import LabPlatform
import LabText

/// The program that shows what is taller than the terminal: the one named by `PAGER`, or `less`.
///
/// It runs in our process group, so the terminal is its as it is ours, and Ctrl-Z stops both. Ctrl-C
/// is its own business while it runs.
struct Pager {
  private let command: String
  private let choosesLess: Bool

  /// Nil where nobody could use it: no terminal, one that can't be moved in, or none is wanted.
  init?(environment: Environment) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, environment.hasCapableTerminal,
      !["", "cat"].contains(environment.pager)
    else { return nil }
    command = environment.pager ?? "command -v less >/dev/null || exec cat; exec less"
    choosesLess = environment.choosesLess
  }

  /// Shows a text that is taller than the terminal; false if it is not, or the pager can't be run.
  func show(_ text: [UInt8]) -> Bool {
    let size = Console.size
    guard Pager.rows(of: text, columns: size.columns) >= size.rows else { return false }
    var modes = termios()
    let isKnown = tcgetattr(STDIN_FILENO, &modes) == 0
    guard let pager = start() else { return false }
    let ignored = [SIGINT, SIGQUIT, SIGPIPE].map { ($0, signal($0, SIG_IGN)) }
    defer {
      for (number, action) in ignored { signal(number, action) }
      if isKnown { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
    }
    // A pager that is left early reads no further.
    try? Files.write(text[...], to: fileno(pager))
    let status = pclose(pager)
    let (cannotExecute, notFound): (Int32, Int32) = (126, 127)
    return ![cannotExecute, notFound].contains(status >> 8)
  }

  /// The pager, which hears all signals: the thread we run in blocks them, and it would inherit that.
  private func start() -> UnsafeMutablePointer<FILE>? {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    return popen((choosesLess ? "" : "export LESS=RSF; ") + command, "we")
  }

  /// How many rows of the terminal a text takes.
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
  /// This text without the codes that colour it.
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
