import LabFiles
import LabText
import LabWork

/// The files that a run replays, and what is wrong with the choice of them.
package struct Selection {
  /// The paths of the files, one for each file: the first of its paths, or the first that is no link.
  package private(set) var files: [String] = []
  /// What is wrong with the choice, such as a path that can't be read.
  package private(set) var errors: [String] = []
  /// What the user should know, though nothing is wrong.
  private(set) var notes: [String] = []
  /// The exit status of a run that plays no file, as far as the choice is wrong.
  package private(set) var exit = ExitStatus.well

  /// How the names of documents in a folder end.
  package static let endings = [".md", ".markdown"]

  /// No file, for the reason that nothing can run.
  init(refusing problem: String, as status: ExitStatus = .usage) { refuse(problem, as: status) }

  /// The files that the options choose; no file, if the user stops the search for them.
  package init(_ options: RunOptions, in workplace: any Workplace = InProcess()) {
    if options.paths.isEmpty { choose(none: options.missingPath) }
    if let problem = options.paths.lazy.compactMap(\.lineProblem).first {
      refuse(problem)
      return
    }
    for path in options.paths {
      do throws(FileError) {
        let path = path.withoutLine
        files += try Files.isFolder(path) ? documents(below: path) : [path]
      } catch { report(error) }
    }
    files = files.withOnePathForEachFile
    if let filter = options.filter { apply(filter, in: workplace) }
    for choice in options.choices where !files.isEmpty { apply(choice) }
    if let shard = options.shard { apply(shard) }
  }

  private mutating func documents(below folder: String) -> [String] {
    var unreadable: [FileError] = []
    let found = Files.files(below: folder, endings: Selection.endings) { unreadable.append($0) }
    for error in unreadable { report(error) }
    if found.isEmpty, unreadable.isEmpty { report("\(folder): no Markdown file in this folder") }
    return found
  }

  private mutating func apply(_ choice: any FileChoice) {
    do throws(NoFileChosen) { files = try choice.chosen(of: files) } catch { choose(none: error) }
  }

  private mutating func choose(none: NoFileChosen) {
    guard none.isNothingToDo else { return refuse(none.reason) }
    files = []
    notes.append(none.reason)
  }

  private mutating func apply(_ filter: String, in workplace: any Workplace) {
    guard (try? Regex(filter)) != nil else {
      return refuse(
        "'\(filter)' is not a regular expression; '\\' before a sign stands for the sign"
      )
    }
    switch FilterSearch(filter, in: files).outcome(in: workplace) {
    case .found(let matching):
      if matching.isEmpty, !files.isEmpty {
        return refuse("the filter '\(filter)' selects no file")
      }
      files = matching
    case .tooLong: refuse("the filter '\(filter)' takes too long; use a simpler expression")
    case .stopped: files = []
    }
  }

  /// Leaves the files of one of several parts.
  ///
  /// Another part of the run has the other scenarios, so an empty part is no error; a choice of none is.
  private mutating func apply(_ shard: RunOptions.Shard) {
    let own = files.indices.filter(shard.contains)
    if own.isEmpty, !files.isEmpty {
      notes.append("part \(shard) of \(counted(files.count, "scenario")) is empty")
    }
    files = own.map { files[$0] }
  }

  private mutating func refuse(_ message: String, as status: ExitStatus = .usage) {
    files = []
    errors.append(message)
    exit = status
  }

  private mutating func report(_ error: FileError) {
    report("cannot read '\(error.path)': \(error.reason)")
  }

  private mutating func report(_ message: String) {
    errors.append(message)
    exit = max(exit, .missing)
  }
}

extension [String] {
  fileprivate var withOnePathForEachFile: [String] {
    let places = map(Files.absolute)
    var chosen: [String: Int] = [:]
    for (index, place) in places.enumerated() {
      if let first = chosen[place], !Files.isLink(self[first]) || Files.isLink(self[index]) {
        continue
      }
      chosen[place] = index
    }
    return indices.filter { chosen[places[$0]] == $0 }.map { self[$0] }
  }
}

extension String {
  /// The path of a place as reports print it, `story.md:12:3`; this text, if a file has it as its name.
  package var withoutLine: String { place?.path ?? self }

  /// The path and the line of a place.
  private var place: (path: String, line: Int)? {
    guard let match = wholeMatch(of: /(.+?):(\d+)(:\d+)?:?/), !Files.exists(self) else {
      return nil
    }
    return (String(match.output.1), Int(match.output.2) ?? .max)
  }

  /// Why a place is none: its file has no such line.
  fileprivate var lineProblem: String? {
    guard let place, let bytes = try? Files.read(place.path) else { return nil }
    let count = SourceText(bytes).lines.count
    // What is wrong with an empty file is reported at its first line.
    guard !(1...max(1, count)).contains(place.line) else { return nil }
    return "\(self): no such line; '\(place.path)' has \(counted(count, "line"))"
  }
}
