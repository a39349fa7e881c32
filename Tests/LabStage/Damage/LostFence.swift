import LabScenarios
import MVCLab

/// A block whose opening fence is lost would be prose, and pass without having been checked.
package enum LostFence {
  /// Ways to damage an opening fence; nil for a line without it.
  private static let damages: [@Sendable (String) -> String?] = [
    { _ in nil },
    { String($0.dropFirst()) },
    { "x" + $0 },
    { "'''" + $0.dropFirst(3) },
    { $0.replacing(/mvclab|swift/, with: "lab") },
    { "‘‘‘" + $0.dropFirst(3) },
    { "\"\"\"" + $0.dropFirst(3) },
    { $0.replacing("```", with: "`x``") },
    { "    " + $0 },
  ]

  /// The opening fences of the blocks that a run checks, counted from 0.
  private static func fences(of lines: [String]) -> [Int] {
    var isOpen = false
    return lines.indices.filter { index in
      guard lines[index].hasPrefix("```") else { return false }
      isOpen.toggle()
      return isOpen && lines[index].contains(/^```(mvclab|swift \S+ \S+:\d)/)
    }
  }

  /// The damaged fences of a document with which it would still pass: the line, and the number of the damage.
  package static func unnoticed(in text: String, file: String, _ systems: [System]) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return fences(of: lines).flatMap { fence in
      damages.enumerated().compactMap { number, damage in
        var damaged = lines
        damaged.replaceSubrange(fence...fence, with: damage(lines[fence]).map { [$0] } ?? [])
        let bytes = Array(damaged.joined(separator: "\n").utf8)
        guard (try? Scenario(bytes, file: file, systems: systems)) != nil else { return nil }
        return "line \(fence + 1), damage \(number)"
      }
    }
  }
}
