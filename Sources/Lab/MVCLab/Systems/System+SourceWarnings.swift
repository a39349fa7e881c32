import CodeReading

extension System {
  /// What a user should know of a wiring's source: where it hands work to a real queue or thread.
  ///
  /// No law is broken by it: the code may be right in its program, and only no world can play it.
  package func sourceWarnings(of wiring: Wiring) -> [String] {
    let work = outsideWork(of: wiring).map {
      $0 + ", which no world plays; "
        + "'async', 'after', 'task', 'clock' and 'server' are for work that one plays"
    }
    return work.map { [$0] } ?? []
  }

  /// The first declaration of a wiring that outlives a world, such as a `static`, with its line; nil if there is none.
  package func processState(of wiring: Wiring) -> String? {
    sources.code.processState(in: wiring.files).map {
      "\(SourceLine($0.line)) has \($0.words.inQuotes)"
    }
  }

  /// The line by which a wiring hands work to a real queue or thread, as text; nil if none does.
  package func outsideWork(of wiring: Wiring) -> String? {
    sources.outsideWork(in: wiring.files).map { "\($0.line) gives work to '\($0.word)'" }
  }
}
