import MVCLab

extension RandomStory {
  /// The stories of all correct wirings of systems, or of all misused ones, with a server and without where there may be one.
  ///
  /// Most mistakes of `inbox` lie deeper than a random user gets; `OwnRule` has their stories.
  package static func all(ofCorrect isCorrect: Bool, in systems: [System]) -> [RandomStory] {
    systems.filter { isCorrect || $0.name != "inbox" }.flatMap { system in
      system.wirings.filter { ($0.verdict == .correct) == isCorrect }.flatMap { wiring in
        let length = isCorrect ? 60 : 80
        let story = RandomStory(system: system, wiring: wiring.name, length: length)
        var withServer = story
        withServer.hasServer = true
        guard system.server == .optional else { return [story] }
        return isCorrect ? [story, withServer] : [withServer]
      }
    }
  }
}
