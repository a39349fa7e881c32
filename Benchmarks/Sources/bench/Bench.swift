/// Runs one benchmark, or all: `bench [loop] [--rounds N] [--events N]`.
///
/// With `--events` the recorded loop runs so many events once and nothing is measured: what a
/// counter of instructions wants.
@main
enum Bench {
  static func main() {
    let options = Options(CommandLine.arguments.dropFirst())
    if let events = options.events {
      let loop = RecordedLoop()
      loop.insertAndDelete(events: events)
      return
    }
    measureLoops(rounds: options.rounds)
  }
}
