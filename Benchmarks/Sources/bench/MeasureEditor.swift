import Foundation

/// Prints how long the user at the prompt waits: for the first prompt, for a key, for a paste.
func measureEditor(rounds: Int) {
  guard let program = builtProgram() else { return }
  let history = NSTemporaryDirectory() + "mvclab-bench-\(getpid())-history"
  defer { unlink(history) }
  let lines = (0..<10_000).map { "outside add 'entry \($0), 打开新闻'\n" }
  do {
    try ("# line history 1\n" + lines.joined()).write(
      toFile: history,
      atomically: false,
      encoding: .utf8
    )
  } catch { fatalError("\(error)") }

  func start(_ history: String) -> AtTerminal {
    let environment = ["MVCLAB_HISTORY": history]
    let terminal = AtTerminal(program, ["items", "--no-pager"], environment: environment)
    terminal.wait(for: "> ")
    return terminal
  }
  print("edit: what the user at the prompt waits for")
  let runs = 5
  let starts = Measurement(
    rounds: rounds,
    [
      { for _ in 0..<runs { _ = start("") } },
      { for _ in 0..<runs { _ = start(history) } },
    ]
  ).medians.map { $0 / Double(runs) }
  print(Row("the prompt, no history", time: starts[0], against: starts[0]).text)
  print(Row("the prompt, 10,000 lines", time: starts[1], against: starts[0]).text)

  let terminal = start(history)
  terminal.type("repeat 2000 outside add 'x y'\rexpect rows 1\r")
  terminal.wait(for: "shows 2000")
  terminal.settle()
  let key = median(of: Array("tap 'Add' row 3 打开 1").map(String.init), at: terminal)
  print(Row("a key, in a world of 2,000 rows", time: key, against: key).text)
  terminal.type("\u{15}\u{12}")
  terminal.settle()
  let letter = median(of: ["e", "n", "t", "r", "y", " ", "打"], at: terminal)
  print(Row("a key of a search in 10,000", time: letter, against: key).text)
  terminal.type("\u{07}\u{15}")
  terminal.settle()
  let text = String(repeating: "打开新闻 tap", count: 12_500)
  let paste = Measurement(
    rounds: 1,
    [
      {
        terminal.type("\u{1B}[200~\(text)\u{1B}[201~")
        terminal.wait(for: "tap\r\u{1B}")
      }
    ],
    after: [
      {
        terminal.settle()
        terminal.type("\u{15}")
        terminal.settle()
      }
    ]
  ).medians[0]
  print(Row("a paste of 100,000 characters", time: paste, against: key).text)
}

/// The median time from a key to what it draws.
private func median(of keys: [String], at terminal: AtTerminal) -> Double {
  let times = keys.map { key in
    let time = ContinuousClock().measure {
      terminal.type(key)
      terminal.waitForAnything()
    }
    terminal.settle()
    return time / .seconds(1)
  }
  return times.sorted()[times.count / 2]
}
