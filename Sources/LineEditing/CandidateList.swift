import TextWidth

/// Candidates in columns, read downwards, each with its note dimmed beside it.
///
///     新闻列表  a list        tap   touch a view
///     run       run a file
package struct CandidateList {
  package var candidates: [Candidate]

  package init(_ candidates: [Candidate]) {
    self.candidates = candidates
  }

  /// The list in at most `height` rows of `width` columns; what does not fit is counted at the end.
  package func rows(width: Int, height: Int) -> [String] {
    let textWidth = candidates.map(\.text.columns).max() ?? 0
    let noteWidth = candidates.map(\.note.columns).max() ?? 0
    let cellWidth = min(textWidth + (noteWidth > 0 ? 2 + noteWidth : 0), max(1, width - 1))
    let perRow = max(1, (width + 1) / (cellWidth + 2))
    let needed = (candidates.count + perRow - 1) / perRow
    let shown = needed > height ? max(1, height - 1) : needed

    var rows = (0..<shown).map { row in
      stride(from: row, to: candidates.count, by: needed).map {
        cell(candidates[$0], textWidth: textWidth, cellWidth: cellWidth)
      }.joined(separator: "  ")
    }
    if shown < needed {
      let hidden = candidates.indices.count { $0 % needed >= shown }
      rows.append("… \(hidden) more")
    }
    return rows
  }

  private func cell(_ candidate: Candidate, textWidth: Int, cellWidth: Int) -> String {
    guard textWidth + 2 < cellWidth else { return candidate.text.fitted(to: cellWidth) }
    let note = candidate.note.fitted(to: cellWidth - textWidth - 2)
    return candidate.text.fitted(to: textWidth) + "  \u{1B}[2m" + note + "\u{1B}[m"
  }
}
