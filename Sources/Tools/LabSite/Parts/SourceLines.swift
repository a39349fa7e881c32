import LabText
import MVCLab

/// Lines of a source file, each with its number; those that the laboratory blames name the broken rules.
struct SourceLines {
  let file: SourceFile
  /// The lines to show, counted from 1.
  let lines: Range<Int>
  /// The broken rules, by line.
  let blamed: [Int: [String]]
  /// Whether only this wiring has a line.
  var isOwn: (String) -> Bool = { _ in false }
  /// Whether a link can lead to a line; only one place of a page may be its goal.
  var isGoal: (Int) -> Bool = { _ in true }

  var html: HTML { "<pre tabindex=\"0\">\(lines.map(line))</pre>" }

  private func line(_ number: Int) -> HTML {
    let text = file.lines[number - 1]
    let place = SourceLine(file: file.name, line: number)
    let mark = blamed[number].map { rules in
      "<b class=\"tag\">\(rules.joined(separator: ", "))</b>" as HTML
    }
    let goal = isGoal(number) ? " id=\"\(SiteAddresses.anchor(of: "\(place)"))\"" as HTML : nil
    return """
      <span class="code\(isOwn(text) ? " own" : "")\(mark == nil ? "" : " blamed")"\
      \(goal)><i>\(number)</i>\(text)\(mark)
      </span>
      """
  }
}
