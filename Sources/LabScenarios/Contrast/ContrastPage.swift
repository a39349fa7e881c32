import LabConversation

/// A contrast as a page: a table of two columns for each step, differing lines marked.
struct ContrastPage {
  let text: String

  init(_ scene: ContrastResult) {
    var sides = SideBySide(width: 80)
    let steps = scene.steps.map { step in
      let rows = sides.pairs(step.told[0], step.told[1]).map { pair in
        """
        <tr\(pair.mark == "|" ? "" : " class=\"differs\"")><td>\(HTML.escaped(pair.left ?? ""))</td>\
        <td>\(HTML.escaped(pair.right ?? ""))</td></tr>

        """
      }
      let head = step.command.map { "<h2>&gt; \(HTML.escaped($0))</h2>\n" } ?? ""
      return "\(head)<table class=\"columns\">\n\(rows.joined())</table>\n"
    }
    let verdicts = zip(scene.names, scene.finds).map { name, finds in
      let items = finds.map { find in
        "<li><b>\(HTML.escaped(find.headline))</b><br>\(HTML.escaped(find.sentence))</li>\n"
      }
      let list =
        finds.isEmpty ? "<p>\(ContrastResult.nothing)</p>\n" : "<ul>\n\(items.joined())</ul>\n"
      return "<h2>\(HTML.escaped(name))</h2>\n\(list)"
    }
    text = HTML.page(
      title: scene.names.joined(separator: " | "),
      steps.joined() + verdicts.joined() + "<p>\(HTML.escaped(scene.ending))</p>\n"
    )
  }
}
