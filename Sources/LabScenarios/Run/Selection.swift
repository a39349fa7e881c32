import LabFiles

/// Which files a run is about, and what is wrong with how they were chosen.
struct Selection {
  private(set) var files: [String] = []
  private(set) var notes: [String] = []
  private(set) var exit = ExitStatus.well

  init(_ options: RunOptions) {
    if let message = Selection.misuse(options) {
      refuse(message)
      return
    }
    var known: Set<String> = []
    for path in options.paths {
      do throws(FileError) {
        let found = try Files.isFolder(path) ? documents(below: path) : [path]
        files += found.filter { known.insert($0).inserted }
      } catch { complain("\(error)") }
    }
    if let filter = options.filter { apply(filter) }
    if let shard = options.shard {
      files = files.indices.filter { $0 % shard.count == shard.index - 1 }.map { files[$0] }
    }
  }

  private mutating func documents(below folder: String) -> [String] {
    var errors: [FileError] = []
    let found = Files.files(below: folder, ending: ".md") { errors.append($0) }
    for error in errors { complain("\(error)") }
    if found.isEmpty, errors.isEmpty { complain("\(folder): no Markdown file in this folder") }
    return found
  }

  /// What is wrong with the options themselves.
  private static func misuse(_ options: RunOptions) -> String? {
    if options.paths.isEmpty { return "no path; name files or folders" }
    if options.jobs < 1 { return "'\(options.jobs)' is no number of jobs; a number from 1 is" }
    if options.update, options.patch != nil { return "'--update' and '--patch' exclude each other" }
    guard options.requireCaught else { return nil }
    if options.shard != nil { return "'--require-caught' needs all scenarios; not with '--shard'" }
    return options.failFast ? "'--require-caught' needs all scenarios; not with '--fail-fast'" : nil
  }

  private mutating func apply(_ filter: String) {
    do {
      let pattern = try Regex(filter)
      let matching = files.filter { $0.firstMatch(of: pattern) != nil }
      if matching.isEmpty, !files.isEmpty {
        return refuse("the filter '\(filter)' selects nothing")
      }
      files = matching
    } catch { refuse("'\(filter)' is no regular expression") }
  }

  private mutating func refuse(_ message: String) {
    files = []
    notes.append(message)
    exit = .usage
  }

  private mutating func complain(_ message: String) {
    notes.append(message)
    exit = exit.or(.missing)
  }
}
