import LabText
import PseudoTerminal

/// An animated SVG of a terminal: its frames, each shown for some time, again and again.
///
/// Readers who prefer no motion see the last frame.
struct SessionImage {
  let text: String

  /// A screen, and how long it is shown.
  struct Frame {
    let rows: [[Screen.StyledText]]
    let seconds: Double

    init(_ screen: Screen, seconds: Double) {
      (rows, self.seconds) = (screen.styledRows, seconds)
    }
  }

  /// The size of a character, and the space around the text, in pixels.
  private static let (advance, leading, margin, bar) = (8.4, 19.0, 16.0, 30.0)

  init(_ frames: [Frame]) {
    let columns = frames.first?.rows.first.map { $0.reduce(0) { $0 + $1.columns } } ?? 0
    let rows = frames.map(\.rows.count).max() ?? 0
    let width = Double(columns) * Self.advance + 2 * Self.margin
    let height = Double(rows) * Self.leading + Self.bar + Self.margin
    let total = frames.reduce(0) { $0 + $1.seconds }
    var (styles, groups, start) = ("", "", 0.0)
    for (index, frame) in frames.enumerated() {
      let (from, to) = (start / total, (start + frame.seconds) / total)
      styles += """
        @keyframes f\(index) { 0% { opacity: \(index == 0 ? 1 : 0) } \(percent(from)) { opacity: 1 } \
        \(percent(to)) { opacity: \(index == frames.count - 1 ? 1 : 0) } }
        #f\(index) { animation: f\(index) \(decimal(total))s step-end infinite }

        """
      groups += "<g id=\"f\(index)\" class=\"frame\">\n\(Self.rows(frame))</g>\n"
      start += frame.seconds
    }
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(decimal(width))" height="\(decimal(height))" \
      viewBox="0 0 \(decimal(width)) \(decimal(height))" role="img" aria-labelledby="title">
      <title id="title">Two wirings of one to-do list: in the misused one, the second window stays empty</title>
      <style>
      text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; \
      fill: #d6deeb; white-space: pre }
      .bold { font-weight: bold } .dim { fill: #7f8c9d } .red { fill: #ff6b6b } .green { fill: #8bd17c }
      .yellow { fill: #f5c95d } .blue { fill: #82aaff } .magenta { fill: #d9a0f0 } .cyan { fill: #6fd3e0 }
      .frame { opacity: 0 }
      \(styles)@media (prefers-reduced-motion: reduce) { .frame { animation: none !important }
      #f\(frames.count - 1) { opacity: 1 } }
      </style>
      <rect width="100%" height="100%" rx="8" fill="#17202c"/>
      <circle cx="20" cy="16" r="5.5" fill="#ff6058"/><circle cx="38" cy="16" r="5.5" fill="#ffbd2e"/>\
      <circle cx="56" cy="16" r="5.5" fill="#28c941"/>
      \(groups)</svg>

      """
  }

  private static func rows(_ frame: Frame) -> String {
    frame.rows.enumerated().map { row, runs in
      var column = 0
      var spans = ""
      for run in runs {
        let x = margin + Double(column) * advance
        column += run.columns
        guard run.text.contains(where: { $0 != " " }) else { continue }
        let names = classes(run.style)
        let style = names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
        spans += "<tspan x=\"\(decimal(x))\"\(style)>\(HTML.escaped(run.text))</tspan>"
      }
      let y = bar + Double(row + 1) * leading - 5
      return spans.isEmpty ? "" : "<text y=\"\(decimal(y))\">\(spans)</text>\n"
    }.joined()
  }

  /// The classes for the parameters of an SGR sequence.
  private static func classes(_ style: String) -> [String] {
    style.split(separator: ";").compactMap { parameter in
      switch parameter {
      case "1": "bold"
      case "2": "dim"
      case "31": "red"
      case "32": "green"
      case "33": "yellow"
      case "34": "blue"
      case "35": "magenta"
      case "36": "cyan"
      default: nil
      }
    }
  }
}

/// A number with at most two decimals.
private func decimal(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let (whole, rest) = (hundredths / 100, hundredths % 100)
  guard rest > 0 else { return "\(whole)" }
  return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}

private func percent(_ part: Double) -> String { "\(decimal(part * 100))%" }
