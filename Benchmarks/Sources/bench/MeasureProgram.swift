import Foundation
import PostedLoop

/// Prints how long 1,000 scenarios take to replay, and how many notifications through Foundation's
/// NotificationCenter one command is worth.
func measureReplay(rounds: Int) {
  guard let program = builtProgram() else { return }
  let documents = Documents(count: 1000, program: program)
  defer { documents.remove() }
  let posted = PostedLoop(titles: Sample.titles)
  let events = 100_000
  let times = Measurement(
    rounds: min(rounds, 3),
    [
      { Program(program, "run", "--jobs", "2", documents.folder).run() },
      { posted.insertAndDelete(Sample.lastTitle, events: events) },
    ]
  ).medians
  let commands = Double(documents.count * Documents.wirings * Documents.steps)
  print("replay: \(documents.count) scenarios of \(Documents.steps) steps, six wirings, two jobs")
  print(Row("one step in one wiring", time: times[0] / commands, against: times[0] / commands).text)
  print(
    Row(
      "Foundation's NotificationCenter",
      time: times[1] / Double(events),
      against: times[0] / commands
    ).text
  )
  print("  all of them: \(Int((times[0] * 1000).rounded())) ms")
}

/// Prints how long the program takes from its start to its end with one scenario, beside a program
/// that does nothing.
func measureStart(rounds: Int) {
  guard let program = builtProgram() else { return }
  let documents = Documents(count: 1, program: program)
  defer { documents.remove() }
  let programs = [
    ("mvclab run, one scenario", Program(program, "run", documents.file(0))),
    ("mvclab --version", Program(program, "--version")),
    ("/bin/true", Program("/bin/true")),
  ]
  let runs = 10
  let times = Measurement(
    rounds: rounds,
    programs.map { program in { for _ in 0..<runs { program.1.run() } } }
  ).medians
  print("start: the whole life of a program")
  for (program, time) in zip(programs, times) {
    print(Row(program.0, time: time / Double(runs), against: times[0] / Double(runs)).text)
  }
}

/// The program, as a release build has made it.
func builtProgram() -> String? {
  let path = ".build/release/mvclab"
  if Program(path).exists { return path }
  print("no \(path); build it with 'swift build -c release --product mvclab', and run bench in the")
  print("folder of the package")
  return nil
}
