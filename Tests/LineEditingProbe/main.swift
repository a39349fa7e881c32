import Glibc
import LineEditing

// Reads lines the way a program would and says what it got; a test sits at the other end.

let words = [
  Candidate("tap", note: "touch a view"),
  Candidate("tail", note: "the last events"),
  Candidate("新闻列表", note: "a list"),
  Candidate("\"two words\"", note: "quoted"),
]

func complete(_ line: String) -> Completion {
  let word =
    line.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""
  precondition(word != "crash", "asked for")
  let found = words.filter { $0.text.hasPrefix(word) || $0.text.hasPrefix("\"" + word) }
  return Completion(start: line.count - word.count, candidates: found)
}

func converse() -> Int32 {
  let editor = LibEditReader(
    sourcesEditrc: !CommandLine.arguments.contains("--no-editrc"),
    completion: complete
  )
  let reader: any LineReader = editor ?? PlainReader()
  print(editor == nil ? "plain" : "editing")
  while true {
    fflush(nil)
    switch reader.readLine(prompt: "\u{1B}[1;32mdb>\u{1B}[m ") {
    case .line(let text): print("got: \(text)")
    case .interrupted: print("interrupted")
    case .endOfInput:
      print("end")
      return 0
    case .failed(let code): return code
    }
  }
}

exit(converse())
