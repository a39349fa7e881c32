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
  package var json: [JSON] {
    rows.map { check, points, problem in
      let result: [JSON.Member] = [
        .init("exercise", JSON(exercise)), .init("check", JSON(check)),
        .init("points", JSON(points)), .init("of", 1),
      ]
      return .object(result + (problem?.members ?? []))
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
  fileprivate var members: [JSON.Member] {
    let problems: [JSON] = lines.map {
      ["text": JSON($0.text), "site": JSON($0.site?.description)]
    }
    return [.init("story", JSON(story)), .init("problems", .array(problems))]
  }
}
