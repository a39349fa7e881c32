/// Runs the benchmarks that are named, or all: `bench [loop] [feed] [replay] [start] [edit] [--rounds N]`.
///
/// With `--events N` the recorded loop runs so many events once and nothing is measured: what a
/// counter of instructions wants.
@main
enum Bench {
  static func main() {
    let options = Options(CommandLine.arguments.dropFirst())
    if let events = options.events {
      RecordedLoop().insertAndDelete(events: events)
      return
    }
    if options.wants("loop") { measureLoops(rounds: options.rounds) }
    if options.wants("feed") { measureFeed(rounds: options.rounds) }
    if options.wants("replay") { measureReplay(rounds: options.rounds) }
    if options.wants("start") { measureStart(rounds: options.rounds) }
    if options.wants("edit") { measureEditor(rounds: options.rounds) }
  }
}
