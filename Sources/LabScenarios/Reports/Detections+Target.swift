import LabText

extension Detections {
  /// An error if no scenario catches the target, and one for each correct wiring that was detected.
  func problems(catching target: CatchTarget) -> [String] {
    survival(of: target) + suspicions
  }

  private func survival(of target: CatchTarget) -> [String] {
    // Where nothing ran, the run says why.
    guard !rows.isEmpty else { return [] }
    guard let row = rows.first(where: { $0.name == target.name && $0.hasRun }) else {
      return ["no scenario runs '\(target.name)'"]
    }
    guard row.broken.isDisjoint(with: target.rules) else { return [] }
    let wanted = target.rules.map(\.inSentence).joined(separator: " or ")
    let problem = "no scenario catches '\(target.name)' by \(wanted)"
    guard let other = row.detection else { return [problem] }
    return ["\(problem), only by \(other.rule.inSentence), in \(other.place)"]
  }
}
