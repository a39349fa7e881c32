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

  /// The first unit behind another that is not done, else the first of all that is not.
  func next(after path: String?) -> Course.Entry? {
    let later = course.entries.drop { $0.path != path }.dropFirst()
    return later.first { !done.contains($0.path) } ?? next
  }

  /// The parts, each with its units.
  ///
  ///     Part 1: Why the array must not live in the view controller
  ///       1.1  It looks right                                  6 minutes  done
  ///     > 1.2  The second window                               7 minutes
  var lines: [LessonLine] {
    course.parts.flatMap { lines(of: $0) + [.text("")] } + [.text(score(of: course.entries))]
  }

  /// The part of the next unit with its units, and one line for each of the others.
  var shortLines: [LessonLine] {
    course.parts.flatMap { part in
      part.entries.contains { $0.path == next?.path }
        ? lines(of: part) : [.text("\(title(of: part)): \(score(of: part.entries))")]
    } + [.text("")]
  }

  private func lines(of part: Course.Part) -> [LessonLine] {
    [.heading(title(of: part))] + part.entries.map { .text(line($0)) }
  }

  private func title(of part: Course.Part) -> String {
    "Part \(part.number): \(part.title)".printable
  }

  private func score(of entries: [Course.Entry]) -> String {
    "\(entries.count { done.contains($0.path) }) of \(counted(entries.count, "unit")) done"
  }

  private func line(_ entry: Course.Entry) -> String {
    let width = course.entries.map(\.title.columns).max() ?? 0
    let mark = entry.path == next?.path ? ">" : " "
    let number = entry.number.fitted(to: 4)
    let minutes = (try? course.lesson(entry.path, systems))?.head?.minutes
    let time = minutes.map { counted($0, "minute") } ?? ""
    let line = "\(mark) \(number)  \(entry.title.fitted(to: width))  \(time)".printable
    return done.contains(entry.path) ? line + "  done" : line
  }
}
