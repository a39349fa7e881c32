import CPager
import LabFiles
import LabPlatform
import LabText

/// The program that shows text taller than the terminal: the one named by `PAGER`, or `less`.
///
/// It runs in this program's process group, so both may use the terminal, and Ctrl-Z stops both. While
/// it runs, the pager alone handles Ctrl-C; it ends when this program ends. `less` gets neither the keys
/// that the user has typed for the prompt, nor a chance to write files or to start programs.
struct Pager {
  private let command: String

  /// Nil without a capable terminal, or if the user wants no pager.
  init?(environment: Environment) {
    guard StandardStream.isInteractive, environment.hasCapableTerminal,
      !["", "cat"].contains(environment.pager)
    else { return nil }
    // A shell that waits for the pager would end without it.
    let chosen = environment.pager.map { $0.isOneProgram ? "exec \($0)" : $0 }
    command =
      "export LESSSECURE=1\(environment.choosesLess ? "" : " LESS='RSFXPs?e(END) .Space for more, q to go on$'"); "
      + (chosen ?? "command -v less >/dev/null || exec cat; exec less")
  }

  /// Shows a text taller than the terminal; false if the text fits, the user has typed more than the
  /// command, or the pager can't be started.
  func show(_ text: [UInt8]) -> Bool {
    let size = Console.size
    guard Pager.rows(of: text, columns: size.columns) >= size.rows else { return false }
    return Pager.run(command, text)
  }

  /// Has `man` show a manual page on the terminal; false without a capable one, or without `man`.
  static func show(manual text: String, environment: Environment) -> Bool {
    guard StandardStream.isInteractive, environment.hasCapableTerminal else { return false }
    return run("command -v man >/dev/null || exit 127; exec man -l -", Array(text.utf8))
  }

  /// Gives a text to a program that has the terminal until it ends; false if it can't be started.
  private static func run(_ command: String, _ text: [UInt8]) -> Bool {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0, !Pager.hasKeys(modes) else { return false }
    var input: Int32 = -1
    let pager = pager_start(command, &input)
    guard pager > 0 else { return false }
    let ignored = [SIGINT, SIGQUIT, SIGPIPE].map { ($0, signal($0, SIG_IGN)) }
    defer {
      for (number, action) in ignored { signal(number, action) }
      tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    }
    // The write fails if the user leaves the pager early.
    try? Files.write(text[...], to: input)
    close(input)
    var status: Int32 = 0
    while waitpid(pager, &status, 0) < 0, errno == EINTR {}
    let (cannotExecute, notFound): (Int32, Int32) = (126, 127)
    return ![cannotExecute, notFound].contains(status >> 8)
  }

  /// Whether the user has typed keys that no program has read; `modes` are those of the terminal.
  ///
  /// The terminal shows a line without its end only to a program that reads keys.
  private static func hasKeys(_ modes: termios) -> Bool {
    var (modes, single) = (modes, modes)
    single.c_lflag &= ~tcflag_t(ICANON)
    withUnsafeMutableBytes(of: &single.c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (1, 0) }
    tcsetattr(STDIN_FILENO, TCSANOW, &single)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &modes) }
    var keys = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&keys, 1, 0) > 0
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
  /// Whether this is a program with its arguments, and nothing that only a shell understands.
  fileprivate var isOneProgram: Bool {
    !hasPrefix("exec ") && allSatisfy { $0.isLetter || $0.isNumber || " -_./+,:%@".contains($0) }
  }

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
