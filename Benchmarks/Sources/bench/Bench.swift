/// Runs the benchmarks that are named, or all: `bench [loop] [feed] [replay] [start] [edit] [search] [space]`,
/// in so many rounds with `--rounds N`.
///
/// With `--events N` a loop, the recorded one or that of `--loop NAME`, runs so many events once and nothing
/// is measured: what a counter of instructions wants. So it is with `--depth N`, which searches `todo correct`.
@main
enum Bench {
  @MainActor static func main() {
    let options = Options(CommandLine.arguments.dropFirst())
    if let events = options.events {
      for (name, loop) in namedLoops() where name.contains(options.loop) {
        loop.insertAndDelete(events: events)
      }
      return
    }
    if let scenarios = options.scenarios {
      for _ in 0..<scenarios { Story.scenario.play() }
      return
    }
    if let depth = options.depth {
      let search = SearchRun(depth: depth)
      return print("\(search.moves) moves, \(search.states) states")
    }
    if let undos = options.undos { return History(rounds: 20).goBack(times: undos) }
    if options.wants("loop") { measureLoops(rounds: options.rounds) }
    if options.wants("feed") { measureFeed(rounds: options.rounds) }
    if options.wants("steps") { measureSteps(rounds: options.rounds) }
    if options.wants("rows") { measureRows(rounds: options.rounds) }
    if options.wants("replay") { measureReplay(rounds: options.rounds) }
    if options.wants("start") { measureStart(rounds: options.rounds) }
    if options.wants("edit") { measureEditor(rounds: options.rounds) }
    if options.wants("search") { measureSearch(rounds: options.rounds) }
    if options.wants("space") { measureWholeSpace() }
  }
}
