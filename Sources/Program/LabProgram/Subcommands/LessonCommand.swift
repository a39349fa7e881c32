import ArgumentParser
import LabConversation
import LabCourse
import LabPlatform
import LabScenarios
import LabWorkers
import LineEditing

/// Plays a unit of the course, or any scenario, step by step.
struct LessonCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lesson",
      abstract: "Play the course, step by step, with a question in each unit."
    )
  }

  @Argument(
    help: """
      A unit by number or name, 'next', the file of a scenario, or 'reset' to forget what is done; none: \
      the contents.
      """,
    completion: Suggestions<Lab>.lessons
  )
  var subject: String?

  @Argument(help: .hidden)
  var further: [String] = []

  @Flag(
    name: .customLong("plain"),
    help: "Print the whole lesson with its answers, without keys; so does a pipe."
  )
  var isPlain = false

  @OptionGroup var patience: PatienceOption

  func validate() throws {
    guard let word = further.first else { return }
    throw ValidationError("a call plays one lesson; leave out '\(word)'")
  }

  func run() throws {
    try Program.run(Lab.name) { console in
      if subject == "reset" {
        try LessonProgress.reset(Lab.name)
        try console.line("no unit is done")
        return .well
      }
      let isTyped = !isPlain && StandardStream.isInteractive
      let workplace = console.processes(patience: patience.timeout) { Interruption.isRequested }
      let reading = LessonReading(
        Lab.name,
        Lab.course,
        Lab.systems,
        console,
        workplace,
        try LessonProgress(program: Lab.name)
      )
      guard isTyped, let input = LessonInput() else {
        try reading.printPlain(subject)
        return .well
      }
      let options = try ReplOptions<Lab>.parse([])
      try reading.play(subject, input) { options.editor(for: $0, console) }
      return .well
    }
  }
}
