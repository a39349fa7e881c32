import LabText

extension Grade {
  /// A line for each check, in CSV: the exercise, the check, its points, and of how many.
  ///
  ///     F1,two windows,1,1
  ///     F1,another device,0,1
  package var table: [String] {
    rows.map { check, points, _ in
      [exercise, check, "\(points)", "1"].map(Grade.field).joined(separator: ",")
    }
  }

  /// A line for each check, as an object, with what is wrong.
  ///
  ///     {"exercise":"F1","check":"two windows","points":0,"of":1,"story":["tap Add"],"problems":[…]}
  package var json: [String] {
    rows.map { check, points, problem in
      "{\"exercise\":\(JSONText.quoted(exercise)),\"check\":\(JSONText.quoted(check)),"
        + "\"points\":\(points),\"of\":1\(problem.map(\.json) ?? "")}"
    }
  }

  /// All checks with their points; one that waits for another has none.
  private var rows: [(check: String, points: Int, problem: Problem?)] {
    results.map { ($0.check, $0.problem == nil ? 1 : 0, $0.problem) }
      + later.map { ($0, 0, nil) }
  }

  /// A field as CSV has it: in quotes where it needs them.
  private static func field(_ text: String) -> String {
    text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
      ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}

extension Grade.Problem {
  fileprivate var json: String {
    let problems = lines.map { line in
      let site = line.site.map { JSONText.quoted("\($0)") } ?? "null"
      return "{\"text\":\(JSONText.quoted(line.text)),\"site\":\(site)}"
    }
    return ",\"story\":[\(story.map(JSONText.quoted).joined(separator: ","))],"
      + "\"problems\":[\(problems.joined(separator: ","))]"
  }
}
