import ArgumentParser
import LabConversation
import LabExercises
import LabFiles
import LabPlatform
import LabScenarios
import MVCLab

/// Checks the wiring that a learner repairs, in a package that holds nothing else of the learner's.
struct CheckCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract:
        "Check whether the wiring of an exercise is repaired: what is well, and what is not yet.",
      discussion: """
        Only the files that the exercise names are taken from the folder, and are built in a package of their own. \
        All checks share one build, so the first one takes minutes, and the next ones take seconds.
        """
    )
  }

  @Argument(help: "The folder that 'exercise' has written.", completion: .directory)
  var folder = "."

  @Option(
    help: "The exercise, such as F1; without it, the one that 'Exercise.md' in the folder names.",
    completion: .list(Lab.exercises.map(\.name))
  )
  var exercise: String?

  @Option(
    help: """
      The format of the grade: text, or a line for each check in json or in csv (the exercise, the \
      check, its points, and of how many).
      """
  )
  var format = Grade.Format.text

  @Option(
    help: ArgumentHelp(
      "The folder to build in; without it, '\(Lab.name)/check' in the user's folder of caches.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var scratchPath: String?

  @OptionGroup var package: PackageOption

  func validate() throws {
    try checkName(folder, of: "the folder")
    try checkName(scratchPath, of: "--scratch-path")
  }

  func run() throws {
    try Program.run(Lab.name) { console in
      Interruption.onCtrlC(.stopsRun)
      let learners = PackageFolder(typed: folder)
      let exercise = try exercise(of: learners)
      let system = try Lab.systems.named(exercise.setting.system, .system, by: \.name)
      let sources = ExerciseSources(exercise, system)
      let files = try learners.files(of: sources)
      for file in learners.otherFiles(than: sources) {
        console.complain("'\(file)' is left out; the exercise has no such file")
      }
      let place = try CheckPlace(scratchPath, of: Lab.name, console)
      let lab = try LabSource(package.source, for: place.package, stays: true)
      try place.enter()
      try place.write(CheckPackage(lab: lab, sources: sources).files(files))
      try place.build(for: learners)
      let (lines, status) = try place.check(format)
      let isReport = format == .text && !lines.isEmpty
      if isReport { try console.line(exercise.row) }
      for line in lines { try console.line(line) }
      if isReport, status == .failed {
        try console.line(
          "a hint: swift run --package-path '\(learners.path)' \(exercise.program) hint"
        )
      }
      return status
    }
  }

  private func exercise(of learners: PackageFolder) throws(ExitError) -> Exercise {
    guard let name = exercise ?? learners.exercise else {
      throw ExitError(
        .missing,
        "'\(learners.path)' has no 'Exercise.md' that names the exercise; choose a folder that "
          + "'\(Lab.name) exercise' has written, or name the exercise with '--exercise'"
      )
    }
    return try Lab.exercises.named(name, .exercise, by: \.name)
  }
}

extension Grade.Format: ExpressibleByArgument {}

extension PackageFolder {
  /// The name of the exercise that the sheet in it is about.
  fileprivate var exercise: String? {
    text(of: "Exercise.md")?.prefixMatch(of: /# (F\d+):/).map { String($0.output.1) }
  }

  /// The learner's files.
  fileprivate func files(of sources: ExerciseSources) throws(ExitError) -> [ExerciseSources.File] {
    var files: [ExerciseSources.File] = []
    for name in sources.learnersFiles {
      let file = path(of: "\(ExerciseSources.mine)/\(name)")
      do throws(FileError) { files.append((name, try Files.text(of: file))) } catch {
        throw error.reason == .system(SystemError(ENOENT))
          ? ExitError(.missing, "'\(file)' is missing; the exercise needs it")
          : ExitError(reading: error)
      }
    }
    return files
  }

  /// The paths of further sources beside the learner's files.
  fileprivate func otherFiles(than sources: ExerciseSources) -> [String] {
    let folder = path(of: ExerciseSources.mine)
    return Files.files(below: folder, endings: [".swift"]).filter { file in
      !sources.learnersFiles.contains { "\(folder)/\($0)" == file }
    }
  }
}
