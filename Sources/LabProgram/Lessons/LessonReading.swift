import LabConversation
import LabCourse
import LabScenarios
import LineEditing

/// Chooses lessons, plays or prints them, and keeps what is done.
final class LessonReading<Lab: Laboratory> {
  private let console: Console
  private let crashes: ProcessCrashes?
  private var progress: LessonProgress

  init(_ console: Console, _ crashes: ProcessCrashes?, _ progress: LessonProgress) {
    (self.console, self.crashes, self.progress) = (console, crashes, progress)
  }

  private var contents: CourseContents {
    CourseContents(course: Lab.course, systems: Lab.systems, done: progress.done)
  }

  /// The lesson that the user names; nil for the contents.
  private func choose(_ subject: String?) throws -> LessonChoice? {
    switch subject {
    case nil: return nil
    case "next"?:
      guard let next = contents.next else { throw ExitError(.usage, allDone) }
      return try LessonChoice(next, Lab.course, Lab.systems, console)
    case let name?: return try LessonChoice(name, Lab.course, Lab.systems, console)
    }
  }

  private var allDone: String {
    Lab.course.entries.isEmpty
      ? "this lab has no course; name the file of a lesson"
      : "all units are done; '\(Lab.name) lesson reset' forgets that"
  }

  /// Plays a lesson in all its wirings; a file of the user's that wants to be a unit must be one.
  private func run(_ choice: LessonChoice) throws -> LessonRun {
    let run = LessonRun(choice.lesson, crashes)
    guard choice.path == nil, choice.lesson.head != nil else { return run }
    let problems = Unit.problems(of: choice.lesson, run).map(\.description)
    guard problems.isEmpty else {
      throw try console.malformed(problems)
    }
    return run
  }
}

extension LessonReading {
  /// Prints the contents, or a lesson with all its answers.
  func printPlain(_ subject: String?) throws -> ExitStatus {
    guard let choice = try choose(subject) else {
      guard !Lab.course.entries.isEmpty else { throw ExitError(.missing, allDone) }
      for line in contents.lines { try console.line("\(line)") }
      return .well
    }
    let player = LessonPlayer(choice.lesson, try run(choice), number: choice.number)
    for line in player.everything { try console.line("\(line)") }
    return .well
  }

  /// Lets the reader play lessons at a terminal, until he leaves.
  func play(_ subject: String?, _ input: LessonInput) throws -> ExitStatus {
    let options = try ReplOptions<Lab>.parse([])
    let session = LessonSession(
      console,
      input,
      crashes,
      systems: Lab.systems,
      program: Lab.name,
      mentionUnits: { Lab.course.mention(of: $0, Lab.systems) },
      makeEditor: { [console] in options.editor(for: $0, console) }
    )
    var choice = try choose(subject)
    if choice == nil {
      guard !Lab.course.entries.isEmpty else { throw ExitError(.missing, allDone) }
      try session.show(contents.shortLines)
    }
    while true {
      if let lesson = choice {
        switch try session.play(lesson, try run(lesson)) {
        case .left: return .well
        case .done:
          if let path = lesson.path { try progress.finish(path) }
          try session.show([.heading("\(lesson.number ?? lesson.lesson.title) is done.")])
        }
      }
      guard let next = contents.next, choice == nil || choice?.path != nil else { return .well }
      let keys = "[Return] begins \(next.number) \(next.title)  [q]uit"
      guard try session.wait(keys, for: .key) == .next else { return .well }
      choice = try LessonChoice(next, Lab.course, Lab.systems, console)
    }
  }
}
