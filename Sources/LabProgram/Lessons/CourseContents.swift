import LabCourse
import LabText
import MVCLab

/// The units of a course as a list, with those that are done and the one to play next.
struct CourseContents {
  let course: Course
  let systems: [System]
  let done: Set<String>

  /// The first unit that is not done; nil if all are.
  var next: Course.Entry? { course.entries.first { !done.contains($0.path) } }

  /// The parts, each with its units.
  ///
  ///     Part 1: Why the array must not live in the view controller
  ///       1.1  It looks right                                  6 minutes  done
  ///     > 1.2  The second window                               7 minutes
  var lines: [LessonLine] {
    let width = course.entries.map(\.title.columns).max() ?? 0
    return course.parts.flatMap { part in
      [.heading("Part \(part.number): \(part.title)")]
        + part.entries.map { .text(line($0, width)) } + [.text("")]
    } + [
      .text(
        "\(done.intersection(course.entries.map(\.path)).count) of \(counted(course.entries.count, "unit")) done"
      )
    ]
  }

  private func line(_ entry: Course.Entry, _ width: Int) -> String {
    let mark = entry.path == next?.path ? ">" : " "
    let number = entry.number.fitted(to: 4)
    let minutes = (try? course.lesson(entry.path, systems))?.head?.minutes
    let time = minutes.map { counted($0, "minute") } ?? ""
    let line = "\(mark) \(number)  \(entry.title.fitted(to: width))  \(time)".printable
    return done.contains(entry.path) ? line + "  done" : line
  }
}
