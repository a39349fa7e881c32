import ArgumentParser
import LabFiles
import LabScenarios
import LabText

/// Chooses the files that differ from those of a commit of git, and the untracked ones.
struct ChangedFiles: FileChoice {
  /// The name of a commit, as git takes it.
  let commit: String

  func chosen(of files: [String]) throws(NoFileChosen) -> [String] {
    do throws(GitError) {
      var changes: [String: Set<String>] = [:]
      var chosen: [String] = []
      for file in files {
        let repositories = Files.places(of: file).compactMap { place in
          GitRepository(of: place).map { (place, $0) }
        }
        guard !repositories.isEmpty else { throw .noRepository(file: file) }
        for (place, repository) in repositories where chosen.last != file {
          if changes[repository.top] == nil {
            changes[repository.top] = try repository.changes(since: commit)
          }
          if changes[repository.top]?.contains(place) == true { chosen.append(file) }
        }
      }
      guard chosen.isEmpty else { return chosen }
    } catch { throw NoFileChosen("\(error)") }
    throw NoFileChosen(
      "none of these files differs from \(commit.inQuotes) or is untracked",
      isNothingToDo: true
    )
  }
}

extension ChangedFiles: ExpressibleByArgument, CustomStringConvertible {
  /// A path is no name of a commit: after the bare option it is one of the scenarios.
  init?(argument: String) {
    guard !Files.exists(argument) else { return nil }
    commit = argument
  }

  var description: String { commit }
}
