import ArgumentParser
import LabConversation
import LabExercises
import LabFiles
import MVCLab

/// Lists the exercises, or writes the package of one.
struct ExerciseCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "exercise",
      abstract: "List the exercises, or write a package with a broken wiring to repair."
    )
  }

  @Argument(
    help: "An exercise, such as F1; none: the list.",
    completion: .list(Lab.exercises.map(\.name))
  )
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The folder to write to: an empty or a new one; without it, one named like the exercise.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var out: String?

  @OptionGroup var package: PackageOption

  /// How the exercise without a package begins.
  private static var ownModule: String { "'\(Lab.name) new Notes --out Notes' begins it" }

  func validate() throws {
    try checkName(out, of: "--out")
    guard name == nil, out != nil || package.source != nil else { return }
    throw ValidationError("no exercise is named; 'exercise' alone lists them")
  }

  func run() throws {
    try Program.run(Lab.name) { console in
      guard let name else {
        guard !Lab.exercises.isEmpty else { return .well }
        let columns = min(console.width ?? 80, 80)
        for exercise in Lab.exercises {
          for line in exercise.lines(columns: columns) { try console.line(line) }
        }
        try console.line("\(Exercise.own)  A module of your own; \(Self.ownModule)")
        return .well
      }
      guard Lab.exercises.isEmpty || name.uppercased() != Exercise.own else {
        throw ExitError(
          .usage,
          "'\(Exercise.own)' has no package and no check; \(Self.ownModule)"
        )
      }
      let exercise = try Lab.exercises.named(name, .exercise, by: \.name)
      let system = try Lab.systems.named(exercise.setting.system, .system, by: \.name)
      let folder = PackageFolder(typed: out ?? exercise.name)
      guard folder.isFree else {
        throw ExitError(
          .unwritable,
          Files.isRegular(folder.path)
            ? "'\(folder.path)' is a file; choose a folder with '--out'"
            : "'\(folder.path)' is not empty; choose another folder with '--out'"
        )
      }
      // Ctrl-C must not leave half of the files.
      Interruption.onCtrlC(.stopsCommand)
      let files = try ExercisePackage(exercise, system)
        .files(on: try LabSource(package.source, for: folder))
      try folder.create(files)
      for file in files { try console.line("wrote \(folder.path(of: file.path))") }
      try console.line("next, read \(folder.path(of: "Exercise.md")), and run")
      let option = package.source.map { " --package '\($0)'" } ?? ""
      try console.line("  \(Lab.name) check '\(folder.path)'\(option)")
      return .well
    }
  }
}
