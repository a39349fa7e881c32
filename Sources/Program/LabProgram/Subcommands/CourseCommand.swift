import ArgumentParser
import LabFiles
import LabScenarios
import LabSite
import LabText
import LabWork
import LabWorkers

/// Writes the course as a folder of pages for a browser.
struct CourseCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "course",
      abstract: "Write the course as pages for a browser.",
      discussion: """
        Each unit is one page that needs no network; its windows can be played, because the page carries \
        the states around the story. The same course makes the same bytes.
        """
    )
  }

  @Option(
    help: ArgumentHelp("The folder for the pages; it is made if there is none.", valueName: "dir"),
    completion: .directory
  )
  var html: String

  @Flag(help: "Write a teacher's copy: answers, right choices, a plan for each unit, a timetable.")
  var teacher = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of lessons to play at once.", valueName: "n")
  )
  var jobs = 2

  func validate() throws {
    guard jobs > 0 else {
      throw ValidationError("'\(jobs)' is not a number of jobs; expected 1 or more")
    }
  }

  func run() throws {
    try Program.run(Lab.name) { console in
      try PagePlace(html).check()
      guard !Lab.course.entries.isEmpty else {
        throw ExitError(.missing, "'\(Lab.name)' has no course")
      }
      let progress = RunProgress(environment: .current)
      let site: CourseSite
      do {
        site = try CourseSite(
          Lab.course,
          Lab.systems,
          program: Lab.name,
          isTeachers: teacher,
          jobs: jobs,
          in: console.processes(patience: PatienceOption.usual)
        ) { done, all in
          progress.note("\(done) of \(all) lessons played")
          progress.show()
        }
      } catch let malformed as ScenarioErrors {
        throw ExitError(.malformed, malformed.errors.map(\.description).joined(separator: "\n"))
      } catch let failure as WorkFailure {
        throw ExitError(failure.status, "\(failure)")
      }
      progress.print {}
      try PagePlace(html).writeFolder(site.files)
      console.complain("\(counted(site.files.count, "page")) written to \(html)")
      return .well
    }
  }
}
