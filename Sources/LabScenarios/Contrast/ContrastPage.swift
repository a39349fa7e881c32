import LabConversation
import LabText

/// A contrast as a page: a table of two columns for each step, differing lines marked.
struct ContrastPage {
  let text: String

  init(_ result: ContrastResult) {
    var sides = SideBySide(width: 80)
    let steps = result.steps.map { step in
      let rows = sides.pairs(step.lines[0], step.lines[1]).map { pair in
        """
        <tr\(pair.mark == "|" ? "" : " class=\"differs\"")><td>\(HTML.escaped(pair.left ?? ""))</td>\
        <td>\(HTML.escaped(pair.right ?? ""))</td></tr>

        """
      }
      let head = step.command.map { "<h2>&gt; \(HTML.escaped($0))</h2>\n" } ?? ""
      return "\(head)<table class=\"columns\">\n\(rows.joined())</table>\n"
    }
    let verdicts = zip(result.names, result.findings).map { name, findings in
      let items = findings.map { finding in
        """
        <li><b>\(HTML.escaped(finding.headline))</b><br>\(HTML.escaped(finding.sentence))</li>

        """
      }
      let list =
        findings.isEmpty ? "<p>\(ContrastResult.nothing)</p>\n" : "<ul>\n\(items.joined())</ul>\n"
      return "<h2>\(HTML.escaped(name))</h2>\n\(list)"
    }
    let ending = result.ending.map { "<p>\(HTML.escaped($0))</p>\n" } ?? ""
    text = ReportPage.text(
      title: result.names.joined(separator: " | "),
      steps.joined() + verdicts.joined() + ending
    )
  }
}
