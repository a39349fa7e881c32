import LabConversation
import LabCourse
import LabScenarios
import LabWork
import LineEditing
import MVCLab

/// Chooses lessons, plays or prints them, and keeps what is done.
final class LessonReading {
  private let program: String
  private let course: Course
  private let systems: [System]
  private let console: Console
  private let workplace: any Workplace
  private var progress: LessonProgress

  /// A reading in the lab of this name.
  init(
    _ program: String,
    _ course: Course,
    _ systems: [System],
    _ console: Console,
    _ workplace: any Workplace,
    _ progress: LessonProgress
  ) {
    (self.program, self.course, self.systems) = (program, course, systems)
    (self.console, self.workplace, self.progress) = (console, workplace, progress)
  }

  private var contents: CourseContents {
    CourseContents(course: course, systems: systems, done: progress.done)
  }

  /// The lesson that the user names; nil for the contents.
  private func choose(_ subject: String?) throws -> LessonChoice? {
    switch subject {
    case nil: return nil
    case "next"?:
      guard let next = contents.next else { throw nothingLeft }
      return try LessonChoice(next, course, systems, console)
    case let name?: return try LessonChoice(name, course, systems, console)
    }
  }

  private var nothingLeft: ExitError {
    course.entries.isEmpty
      ? ExitError(.missing, "this lab has no course; name the file of a lesson")
      : ExitError(.usage, "all units are done; '\(program) lesson reset' forgets that")
  }

  /// Plays a lesson in all its wirings; a file of the user's that wants to be a unit must be one.
  private func run(_ choice: LessonChoice) throws -> LessonRun {
    let played: LessonRun?
    do { played = try LessonRun.play(choice.lesson, in: workplace) } catch {
      throw ExitError(error.status, "\(error)")
    }
    guard let run = played else { throw ExitError(.interrupted, "interrupted") }
    guard choice.path == nil, choice.lesson.head != nil else { return run }
    let problems = Unit.problems(of: choice.lesson, run).map(\.description)
    guard problems.isEmpty else { throw try console.malformed(problems) }
    return run
  }
}

extension LessonReading {
  /// Prints the contents, or a lesson with all its answers.
  func printPlain(_ subject: String?) throws {
    guard let choice = try choose(subject) else {
      guard !course.entries.isEmpty else { throw nothingLeft }
      for line in contents.lines { try console.line("\(line.printable)") }
      return
    }
    let player = LessonPlayer(
      choice.lesson,
      try run(choice),
      number: choice.number,
      links: choice.links
    )
    for line in player.everything { try console.line("\(line.printable)") }
  }

  /// Lets the reader play lessons at a terminal, one after the other.
  func play(
    _ subject: String?,
    _ input: LessonInput,
    makeEditor: @escaping (Session) -> (any LineReader)?
  ) throws {
    let session = LessonSession(
      console,
      input,
      workplace,
      systems: systems,
      program: program,
      mentionUnits: { [course, systems, workplace] in
        course.mention(of: $0, systems, in: $1, playedIn: workplace)
      },
      makeEditor: makeEditor
    )
    var choice = try choose(subject)
    if choice == nil {
      guard !course.entries.isEmpty else { throw nothingLeft }
      try session.show(contents.shortLines)
    }
    while true {
      if let lesson = choice {
        guard try session.play(lesson, try run(lesson)) == .done else { return }
        if let path = lesson.path { try progress.finish(path) }
        try session.show([.heading("\(lesson.number ?? lesson.lesson.title) is done.")])
        guard lesson.path != nil else { return }
      }
      guard let next = contents.next(after: choice?.path) else {
        return try session.show([.text("All units are done.")])
      }
      let keys = "[Return] begins \(next.number) \(next.title)  [q]uit"
      guard try session.waits(keys) else { return }
      choice = try LessonChoice(next, course, systems, console)
    }
  }
}
