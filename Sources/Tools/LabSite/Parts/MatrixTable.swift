import LabText
import MVCLab

/// A table of a system's wirings against rules.
struct MatrixTable {
  let wirings: [Wiring]
  /// The names of the rules, each with the place that explains it.
  let rules: [(name: String, address: String)]
  /// The place that tells more about a wiring.
  let address: (Wiring) -> String
  /// What a wiring shows of the rule with this index.
  let cell: (Wiring, Int) -> Cell?

  /// What is in a cell, where it leads, and what that is.
  struct Cell {
    let sign: String
    let address: String
    let title: String
  }

  var html: HTML {
    let heads = rules.map { name, address in
      "<th scope=\"col\"><a href=\"\(address)\">\(name)</a></th>" as HTML
    }
    return """
      <div class="wide" tabindex="0"><table class="matrix"><tr><th scope="col">wiring</th>\(heads)</tr>
      \(wirings.map(row))</table></div>

      """
  }

  private func row(_ wiring: Wiring) -> HTML {
    let cells = rules.enumerated().map { index, rule -> HTML in
      guard let cell = cell(wiring, index) else { return "<td></td>" }
      return """
        <td class="bad"><a href="\(cell.address)" title="\(cell.title)">\(cell.sign)\
        <span class="hidden"> \(rule.name)</span></a></td>
        """
    }
    return """
      <tr><th scope="row"><a href="\(address(wiring))">\(wiring.name)</a> \
      <small>\(wiring.summary)</small></th>\(cells)</tr>

      """
  }
}
