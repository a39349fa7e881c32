import ArgumentParser
import LabFiles
import LabScenarios
import LabSearch
import LabText

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Joins the reports of the parts of a search that several machines or processes have made.
struct MergeCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge",
      abstract: "Make one report from those of the parts of a search.",
      discussion: """
        Each report is what 'explore SYSTEM --shard I/N --format json' printed. It fails if a part is \
        missing or there twice, and if a wiring that its author calls correct breaks a rule.
        """
    )
  }

  @Argument(help: "The reports of the parts.", completion: .file())
  var reports: [String]

  @Option(help: "The format of the result: text or json.")
  var format = ExploreCommand<Lab>.Format.text

  func run() throws {
    try Program.run(Lab.name) { console in
      var groups: [(name: String, parts: [ExplorationReport])] = []
      var errors: [String] = []
      for line in try reports.flatMap(read) {
        switch line {
        case .error(let text): errors.append(text)
        case .report(let part):
          let name = "\(part.system)/\(part.wiring)"
          if let known = groups.firstIndex(where: { $0.name == name }) {
            groups[known].parts.append(part)
          } else {
            groups.append((name, [part]))
          }
        }
      }
      for (name, parts) in groups where !ExplorationReport.areOfOneSearch(parts) {
        throw ExitError(
          .malformed,
          "the parts of \(name) are of different searches; search each with the same bounds"
        )
      }
      var isWell = true
      for (name, parts) in groups {
        guard let whole = ExplorationReport.merged(parts) else { continue }
        try (format == .json ? [whole.json] : whole.lines).forEach(console.line)
        errors += problems(in: parts, name)
        isWell = isWell && !whole.isFailure
      }
      for error in errors {
        if format == .json { try console.line(["error": JSON(error)]) }
        console.complain(error)
      }
      return isWell && errors.isEmpty ? .well : .failed
    }
  }

  /// Which parts are missing or there twice.
  private func problems(in parts: [ExplorationReport], _ name: String) -> [String] {
    let gaps = ExplorationReport.gaps(in: parts)
    return gaps.missing.map {
      "the part \($0) of \(name) is missing; search it and merge again"
    } + gaps.doubled.map { "the part \($0) of \(name) is there twice; the first one counts" }
  }

  /// A line of what a search printed.
  private enum Line {
    case report(ExplorationReport)
    /// What the search said of itself, such as that it was interrupted.
    case error(String)
  }

  /// The object in which a search says what is wrong.
  private struct ReportedError: Decodable {
    let error: String
  }

  /// The lines of a file.
  private func read(_ file: String) throws -> [Line] {
    let text: String
    do { text = try Files.text(of: file) } catch { throw ExitError(reading: error) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$1.isEmpty }
    guard !lines.isEmpty else { throw ExitError(.malformed, "\(file): no report in it") }
    return try lines.map { number, line in
      let (data, decoder) = (Data(line.utf8), JSONDecoder())
      if let failure = try? decoder.decode(ReportedError.self, from: data) {
        return .error("\(file): \(failure.error)")
      }
      do { return .report(try decoder.decode(ExplorationReport.self, from: data)) } catch {
        throw ExitError(
          .malformed,
          "\(file):\(number + 1): no report of a search; expected what 'explore --format json' prints"
        )
      }
    }
  }
}
