/// Runs the benchmarks that are named, or all: `bench [loop] [feed] [replay] [start] [edit] [search] [space]`,
/// in so many rounds with `--rounds N`.
///
/// Three options measure nothing: they run a piece of work once for callgrind, which counts its instructions but not
/// those of the start, and print how many parts it has.
///
/// ```sh
/// bench --events 2000 [--loop NAME]                          # taps in the recorded loop, or in another one
/// bench --depth 3                                            # moves of a search of todo correct
/// bench --steps 10 --system news [--windows 2] [--after 30]  # steps in so many windows, after so many steps
/// ```
@main
enum Bench {
  @MainActor static func main() {
    let options = Options(CommandLine.arguments.dropFirst())
    if let events = options.events { return countLoop(options.loop, events: events) }
    if let depth = options.depth { return countMoves(depth: depth) }
    if let steps = options.steps {
      return countSteps(
        steps,
        of: options.system,
        windows: options.windows,
        after: options.after
      )
    }
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
