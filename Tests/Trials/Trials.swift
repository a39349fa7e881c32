import ArgumentParser
import CrashLab
import LabProgram

/// The programs that only tests and those who change this package need, in one: what plays at random, what damages, what
/// records, and under names of their own the labs and the line editor that tests start.
///
///     swift run Trials stories --count 1000
///     exec -a SampleLab .build/debug/Trials -c 'system innocent'
@main
struct Trials: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays and damages more than the tests have time for.",
    subcommands: [
      RandomStories.self, MisusedStories.self, OwnRules.self, Reports.self, UnitMaps.self,
      CourseUnits.self, CoursePages.self, LostFences.self, Repairs.self, Defects.self, Walks.self,
      MergedSearches.self, RandomKeys.self,
      DamageScenarios.self,
      RecordSession.self,
    ]
  )

  /// Runs as the program by whose name it is started.
  @MainActor static func main() {
    switch CommandLine.arguments.first?.split(separator: "/").last {
    case "CrashLab": CrashLab.main()
    case "ForeignLab": ForeignLab.main()
    case "SampleLab": SampleLab.main()
    case "LineEditingProbe": LineEditingProbe.main()
    default: main(nil)
    }
  }
}
