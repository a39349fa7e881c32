import LabConversation
import LabFiles
import LabScenarios

extension Repl {
  /// How many files deep a script may execute other files.
  private static let deepest = 32

  func source(_ file: String, at place: CommandPlace?) throws {
    let path = TypedPath(file).path
    let identity = Files.resolved(path)
    guard !openSources.contains(identity) else {
      return try report("'\(file)' would source itself", at: place, .malformed)
    }
    guard openSources.count < Repl.deepest else {
      return try report(
        "'\(file)' is not read; scripts may source each other \(Repl.deepest) files deep",
        at: place,
        .malformed
      )
    }
    openSources.append(identity)
    defer { openSources.removeLast() }
    try reading(path, at: place) {
      try execute(Script(file: path, session.systems), echoing: true)
      guard path.hasSuffix(".md") else { return }
      try printer.say("the output in '\(file)' was not compared; '\(name) run' compares it")
    }
  }

  /// Shows a scenario step by step, as a lesson, after which the session is the same; executes a script, and in a
  /// script anything.
  func play(_ file: String, at place: CommandPlace?) throws {
    let path = TypedPath(file).path
    guard let playLesson, !path.hasSuffix(".mvc") else { return try source(file, at: place) }
    do { try playLesson(path) } catch let failure as ExitError {
      try report(failure.message, at: nil, failure.status)
    }
  }

  /// Leads through the course, or one unit of it, after which the session is the same.
  func lesson(_ unit: String?, at place: CommandPlace?) throws {
    guard let playLesson else {
      let call = "\(name) lesson\(unit.map { " \(Word.quoted($0))" } ?? "")"
      return try report(
        "a lesson waits for keys; in the shell \(call.inOtherQuotes) prints it",
        at: place,
        .failed
      )
    }
    do { try playLesson(unit) } catch let failure as ExitError {
      try report(failure.message, at: nil, failure.status)
    }
  }

  /// The first scenario or script of a folder, or else of a folder in it; nil if it is no folder, or has none.
  ///
  /// Further below it is not looked for: `source /` would read the whole disk.
  static func firstScript(in folder: String) -> String? {
    let inside = paths(in: folder)
    return inside.first(where: isScript)
      ?? inside.lazy.compactMap { paths(in: $0).first(where: isScript) }.first
  }

  /// The paths of what is in a folder, sorted; none if it is no folder.
  private static func paths(in folder: String) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard (try? Files.isFolder(folder)) == true else { return [] }
    return (try? Files.entries(folder))?.map { prefix + $0 } ?? []
  }

  private static func isScript(_ file: String) -> Bool {
    let name = file.lowercased()
    guard name.hasSuffix(".mvc") || name.hasSuffix(".md"), let text = try? Files.read(file) else {
      return false
    }
    return name.hasSuffix(".mvc") || Scenario.isScenario(text)
  }

  /// Runs `body`, and prints why it could not read a file; of a folder, it names a file.
  func reading(_ file: String, at place: CommandPlace?, _ body: () throws -> Void) throws {
    do { try body() } catch let error as FileError {
      let failure = ExitError(reading: error)
      let way = Repl.firstScript(in: file).map { "; one of its files is '\($0)'" } ?? ""
      try report(failure.message + way, at: isScript ? place : nil, failure.status)
    } catch let malformed as ScenarioErrors {
      let lines = isScript ? Script.lines(of: file) : []
      for error in malformed.errors {
        try printer.error(error.description)
        if isScript { try printer.complain(error.message(in: lines)) }
      }
      refuse(.malformed)
    }
  }

  func save(_ file: String, again isAgain: Bool, at place: CommandPlace?) throws {
    do {
      for note in try saver.save(session, workplace, in: file, again: isAgain, printer.watch) {
        switch note {
        case .done(let text): try printer.say(text)
        case .warning(let text): try printer.error(text)
        case .bug(let text): try report(text, at: isScript ? place : nil, .failed)
        }
      }
    } catch let failure as ExitError {
      for line in failure.message.split(separator: "\n") {
        try report(String(line), at: place, failure.status)
      }
    }
  }
}
