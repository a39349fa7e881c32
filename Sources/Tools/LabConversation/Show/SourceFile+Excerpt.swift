import LabText
import MVCLab

extension SourceFile {
  /// The lines around `line`, counted from 1, with a mark at it.
  package func excerpt(around line: Int) -> [String] {
    (max(1, line - 3)...max(1, min(lines.count, line + 3))).filter { $0 <= lines.count }.map {
      "\($0 == line ? ">" : " ") \(numbered($0))"
    }
  }

  /// The line of this number, counted from 1, after its number.
  package func numbered(_ number: Int) -> String { lines[number - 1].numbered(number) }
}

extension String {
  /// This line of source after its number.
  package func numbered(_ number: Int) -> String {
    let margin = "\(number)".rightAligned(in: 4)
    return isEmpty ? margin : "\(margin)  \(self)"
  }
}
