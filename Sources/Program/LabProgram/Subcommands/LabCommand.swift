import ArgumentParser
import LabText

/// The command line of the program.
struct LabCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Lab.name,
      abstract:
        "A laboratory for MVC wirings: run them, act on them, and see which law they break.",
      discussion: """
        Without a subcommand, the program starts the REPL:

        \(examples.map { "  \($0)" }.joined(separator: "\n"))
        """,
      version: Version.text(of: Lab.name),
      subcommands: [
        ReplCommand<Lab>.self, LessonCommand<Lab>.self, CourseCommand<Lab>.self,
        RunCommand<Lab>.self,
        ContrastCommand<Lab>.self, ExploreCommand<Lab>.self, MergeCommand<Lab>.self,
        SystemsCommand<Lab>.self, RulesCommand<Lab>.self, NewCommand<Lab>.self,
        ManCommand<Lab>.self,
      ] + exerciseCommands,
      // The heading in the help is SYSTEMS AS SUBCOMMANDS.
      groupedSubcommands: [CommandGroup(name: "Systems as", subcommands: systemCommands)],
      defaultSubcommand: ReplCommand<Lab>.self
    )
  }

  /// The list of exercises and their check, where the lab has some, and the hints, where it is the package of one.
  private static var exerciseCommands: [any ParsableCommand.Type] {
    if Lab.exercise != nil { return [HintCommand<Lab>.self] }
    return Lab.hasExercises ? [ExerciseCommand<Lab>.self, CheckCommand<Lab>.self] : []
  }

  /// Examples of calls, with the first of the systems.
  private static var examples: [String] {
    guard let system = Lab.systems.first else { return [] }
    let names = system.wirings.prefix(2).map(\.name)
    let calls = [
      ("\(Lab.name) \(system.name)", "talk to this system"),
      (
        "\(Lab.name) \(system.name) --wiring \(names.joined(separator: ","))",
        names.count == 1 ? "talk to this wiring" : "talk to two wirings at once"
      ),
      (
        "\(Lab.name) -c 'system \(system.name); wirings \(names.last ?? "")'",
        "run commands without a prompt"
      ),
      ("\(Lab.name) run Scenarios", "replay scenario files"),
    ]
    let width = calls.map(\.0.columns).max() ?? 0
    return calls.map { call, meaning in "\(call.fitted(to: width))  \(meaning)" }
  }
}
