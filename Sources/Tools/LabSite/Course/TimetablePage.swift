import LabCourse
import LabText

/// The minutes of all units, for a teacher who plans a course.
struct TimetablePage {
  private let course: Course
  private let lessons: [String: Lesson]
  private let site = SiteAddresses(from: "teacher.html")

  init(_ course: Course, _ lessons: [(path: String, lesson: Lesson)]) {
    self.course = course
    self.lessons = Dictionary(lessons.map { ($0.path, $0.lesson) }) { first, _ in first }
  }

  var page: SitePage {
    SitePage(
      path: site.timetable,
      title: "Timetable",
      main: """
        <h1>Timetable</h1>
        <p>This is the teacher's copy: answers are open, the right choice of each prediction is marked, and \
        each unit has a plan. The button “Slides” shows a unit for a projector, one step on each screen.</p>
        \(course.parts.map(section))
        """
    )
  }

  private func section(_ part: Course.Part) -> HTML {
    var sum = 0
    let rows = part.entries.map { entry -> HTML in
      let lesson = lessons[entry.path]
      let minutes = lesson?.head?.minutes ?? 0
      sum += minutes
      let pair = lesson?.compared.map(\.name).joined(separator: " | ") ?? ""
      return """
        <tr><td>\(entry.number)</td><td><a href="\(site.lesson(entry.path))">\(entry.title)</a></td>\
        <td>\(pair)</td><td>\(minutes)</td><td>\(sum)</td></tr>

        """
    }
    return """
      <h2>Part \(part.number): \(part.title)</h2>
      <div class="wide" tabindex="0"><table><tr><th scope="col">unit</th><th scope="col">title</th>\
      <th scope="col">wirings</th><th scope="col">minutes</th><th scope="col">so far</th></tr>
      \(rows)</table></div>

      """
  }
}
