import LabText

/// Prints candidates in columns, top to bottom, each with its note dimmed beside it.
///
///     新闻列表  a list        tap   touch a view
///     run       run a file
package struct CandidateList: Equatable, Sendable {
  package var candidates: [Candidate]
  /// The page to print; the first follows the last.
  package var page = 0

  /// A list of these candidates, with pictures in place of control characters.
  package init(_ candidates: [Candidate]) {
    self.candidates = candidates.map { Candidate($0.text.printable, note: $0.note.printable) }
  }

  /// Returns the rows of the page, at most `height` of `width` columns.
  ///
  /// If there are several pages, the last row is the page number.
  package func rows(width: Int, height: Int) -> [String] {
    let texts = candidates.map(\.text.columns).max() ?? 0
    let notes = candidates.map(\.note.columns).max() ?? 0
    let cell = min(texts + (notes > 0 ? 2 + notes : 0), max(1, width - 1))
    let perRow = max(1, (width + 1) / (cell + 2))
    guard candidates.count > perRow * height else {
      return table(candidates[...], perRow: perRow, texts: texts, cell: cell)
    }
    let perPage = perRow * max(1, height - 1)
    let pages = (candidates.count + perPage - 1) / perPage
    let page = page % pages
    let shown = candidates.dropFirst(page * perPage).prefix(perPage)
    let status = "page \(page + 1) of \(pages); Tab: next page".truncated(to: width - 1)
    return table(shown, perRow: perRow, texts: texts, cell: cell)
      + [TextStyle.dim.start + status + TextStyle.end]
  }

  private func table(
    _ shown: ArraySlice<Candidate>,
    perRow: Int,
    texts: Int,
    cell width: Int
  ) -> [String] {
    let height = (shown.count + perRow - 1) / perRow
    return (0..<height).map { row in
      stride(from: shown.startIndex + row, to: shown.endIndex, by: height).map {
        cell(candidates[$0], texts: texts, width: width)
      }.joined(separator: "  ")
    }
  }

  private func cell(_ candidate: Candidate, texts: Int, width: Int) -> String {
    guard texts + 2 < width else { return candidate.text.fitted(to: width) }
    let note = candidate.note.fitted(to: width - texts - 2)
    return candidate.text.fitted(to: texts) + "  " + TextStyle.dim.start + note + TextStyle.end
  }
}
