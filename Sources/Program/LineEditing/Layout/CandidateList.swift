import LabText

/// Prints candidates in columns, top to bottom, each with its note dimmed beside it.
///
///     新闻列表  a list        tap   touch a view
///     run       run a file
package struct CandidateList: Equatable, Sendable {
  /// The candidates with pictures in place of control characters.
  private let candidates: [Candidate]
  private let originals: [String]
  /// The page to print; the first follows the last.
  package var page = 0
  /// The candidate that the user has chosen; it is marked, and its page is printed.
  package private(set) var chosen: Int?
  /// The number of scalars before the cursor that the next choice replaces.
  private var length: Int

  /// A list of candidates in place of a word of `length` scalars before the cursor.
  package init(_ candidates: [Candidate], inPlaceOf length: Int = 0) {
    self.candidates = candidates.map { Candidate($0.text.printable, note: $0.note.printable) }
    (originals, self.length) = (candidates.map(\.text), length)
  }

  /// Chooses the next candidate, or the one before; returns the number of scalars before the cursor that
  /// the text replaces.
  package mutating func choose(_ step: Int) -> (length: Int, text: String) {
    let count = originals.count
    let chosen = chosen.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    let text = originals[chosen] + " "
    defer { (self.chosen, length) = (chosen, text.unicodeScalars.count) }
    return (length, text)
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
    let page = chosen.map { $0 / perPage } ?? page % pages
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
        cell($0, texts: texts, width: width)
      }.joined(separator: "  ")
    }
  }

  private func cell(_ index: Int, texts: Int, width: Int) -> String {
    let hasNotes = texts + 2 < width
    let candidate = candidates[index]
    let fitted = candidate.text.fitted(to: hasNotes ? texts : width)
    let text = index == chosen ? TextStyle.reversed.start + fitted + TextStyle.end : fitted
    guard hasNotes else { return text }
    let note = candidate.note.fitted(to: width - texts - 2)
    return text + "  " + TextStyle.dim.start + note + TextStyle.end
  }
}
