extension System {
  /// What a user should know of a wiring whose source hands work to a real queue or thread; nil if none does.
  ///
  /// No law is broken by it: the code may be right in its program, and only no world can play it.
  package func outsideWork(of wiring: Wiring) -> String? {
    sources.outsideWork(in: wiring.files).map {
      "\($0.line) gives work to '\($0.word)', which no world plays; "
        + "'async', 'after', 'task', 'clock' and 'server' are for work that one plays"
    }
  }
}
