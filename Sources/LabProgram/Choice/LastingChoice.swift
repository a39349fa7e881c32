import LabScenarios

/// Makes its choices once: what they depend on may change until a crash starts the program anew.
struct LastingChoice: FileChoice {
  let choices: [any FileChoice]
  let crashes: ProcessCrashes

  func chosen(of files: [String]) throws(NoFileChosen) -> [String] {
    let journal = InputJournal()
    guard !crashes.isRestarted else {
      let known = Set(journal.bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
      return files.filter(known.contains)
    }
    var chosen = files
    for choice in choices { chosen = try choice.chosen(of: chosen) }
    journal.append(chosen.flatMap { Array("\($0)\0".utf8) })
    return chosen
  }
}
