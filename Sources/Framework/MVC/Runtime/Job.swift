/// Work of a component that waits: for its turn on the main queue, or for a time.
struct Job {
  let owner: Participant
  /// The hop that led to it.
  let cause: Int
  /// The line that asked for it.
  let site: CallSite
  let work: () throws -> Void

  /// Does the work, as a hop from the main queue or the clock.
  func run(_ kind: Hop.Kind, from caller: Participant, in flow: Flow) {
    flow.run(kind, from: caller, to: owner, site: site, because: cause, work)
  }
}
