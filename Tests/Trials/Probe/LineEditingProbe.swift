import LabPlatform
import LineEditing

/// Reads lines as any program does and prints each; a test controls its terminal.
enum LineEditingProbe {
  @MainActor static func main() {
    // A thread of an executor blocks the signals with which the system stops a job in the background.
    if CommandLine.arguments.contains("--in-worker") {
      var signals = sigset_t()
      sigemptyset(&signals)
      for signal in [SIGTTIN, SIGTTOU] { sigaddset(&signals, signal) }
      pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
    exit(converse())
  }

  private static let numbers = (1...250).map { Candidate("number" + String("00\($0)".suffix(3))) }
  private static let few = [
    Candidate("tap", note: "touch a view"),
    Candidate("tail", note: "the last events"),
    Candidate("新闻列表", note: "a list"),
    Candidate("\"two words\"", note: "quoted"),
  ]

  private static let words = CommandLine.arguments.contains("--many") ? numbers : few

  private static func complete(_ line: String) -> Completion {
    let word =
      line.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    precondition(word != "crash", "the test typed 'crash'")
    let found = words.filter { $0.text.hasPrefix(word) || $0.text.hasPrefix("\"" + word) }
    return Completion(start: line.count - word.count, candidates: found)
  }

  /// An example language: words, and a command `tap NAME [row N]`.
  @MainActor private static let language = Language(
    completion: complete,
    usage: { line in
      switch line {
      case "tap": " NAME [row N]"
      case "tap ": "NAME [row N]"
      default: nil
      }
    },
    spans: { line in
      let word = line.prefix { $0 != " " }
      return word.isEmpty ? [] : [Span(0..<word.count, word == "tap" ? .bold : .red)]
    },
    help: { $0.hasPrefix("tap") ? ["tap NAME [row N]", "  touch a view"] : [] }
  )

  private static func option(_ name: String) -> String? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: name).map { arguments[$0 + 1] }
  }

  @MainActor private static func converse() -> Int32 {
    let record = option("--record").flatMap { fopen($0, "a") }
    let editor = LibEditReader(
      program: "mvclab",
      sourcesEditrc: !CommandLine.arguments.contains("--no-editrc"),
      history: History(path: option("--history"), limit: 10_000),
      language: language
    )
    editor?.showsHints = CommandLine.arguments.contains("--hints")
    let reader: any LineReader = editor ?? (PromptingReader() as (any LineReader)?) ?? PlainReader()
    print(editor == nil ? "plain" : "editing")
    var reads = 0
    while true {
      fflush(nil)
      reads += 1
      let number = record == nil ? "" : "\(reads) "
      switch reader.readLine(prompt: "\(number)\u{1B}[1;32mdb>\u{1B}[m ") {
      case .line("hang"):
        while true { pause() }
      case .line(let text):
        if let record { fputs(text + "\n", record) }
        print("got: \(text.count > 1000 ? "\(text.count) characters" : text)")
        if text == "forget" { reader.dropPendingLines() }
        reader.mark(text, isRefused: text.hasPrefix("refuse"))
      case .interrupted: print("interrupted")
      case .endOfInput:
        print("end")
        return 0
      case .tooLong: return 1
      case .failed(let code): return code
      }
    }
  }
}
