import LabText

/// Prints candidates in columns, top to bottom, each with its note dimmed beside it.
///
///     新闻列表  a list        tap   touch a view
///     run       run a file
package struct CandidateList: Equatable, Sendable {
  /// The candidates with pictures in place of control characters.
  private let candidates: [Candidate]
  private let originals: [String]
  /// The number of characters before the word that they complete.
  let start: Int
  /// The candidate that the user has chosen; it is marked, and its page is printed.
  package private(set) var chosen: Int?
  /// The page to print; the first follows the last.
  private var page = 0
  /// The number of scalars before the cursor that the next choice replaces.
  private var length: Int
  /// Whether the list may take all rows below the line; at first it leaves half of the screen to what is there.
  package var isWhole = false

  /// A list of candidates in place of a word of `length` scalars before the cursor, `start` characters behind the
  /// start of its line.
  package init(_ candidates: [Candidate], inPlaceOf length: Int = 0, start: Int = 0) {
    self.candidates = candidates.map { Candidate($0.text.printable, note: $0.note.printable) }
    (originals, self.length, self.start) = (candidates.map(\.text), length, start)
  }
}

extension CandidateList {
  /// The columns and rows that a list may take.
  package struct Room: Equatable, Sendable {
    let width: Int
    let height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  /// Chooses the candidate so many behind the chosen one, or else the first or the last of the page.
  ///
  /// Returns the number of scalars before the cursor that the text replaces.
  package mutating func choose(_ step: Int, in room: Room) -> (length: Int, text: String) {
    let (count, shown) = (originals.count, shownRange(in: room))
    let chosen = chosen.map { ($0 + step + count) % count }
    let index = chosen ?? (step > 0 ? shown.lowerBound : shown.upperBound - 1)
    let text = originals[index] + " "
    defer { (self.chosen, length) = (index, text.unicodeScalars.count) }
    return (length, text)
  }

  /// Shows the next page, or the one before.
  package mutating func turn(_ step: Int, in room: Room) {
    let pages = pages(in: room)
    page = (shownPage(in: room) + step + pages) % pages
  }

  /// The number of pages that the list has in this room.
  package func pages(in room: Room) -> Int {
    let length = pageLength(in: room)
    return max(1, (candidates.count + length - 1) / length)
  }

  /// The number of candidates on a page.
  func pageLength(in room: Room) -> Int { grid(in: room).perPage }

  /// Returns the rows of the page.
  ///
  /// If there are several pages, the last row is the page number.
  package func rows(in room: Room) -> [String] {
    let (pages, shown) = (pages(in: room), candidates[shownRange(in: room)])
    let rows = table(shown, grid(in: room))
    guard pages > 1 else { return rows }
    let key = isWhole ? "next page" : "more rows"
    let status = "page \(shownPage(in: room) + 1) of \(pages); Tab: \(key)"
    return rows + [
      TextStyle.dim.start + status.truncated(to: room.width - 1) + TextStyle.end
    ]
  }
}

extension CandidateList {
  private struct Grid {
    /// The columns of the longest candidate, and of a cell with its note.
    var texts: Int
    var cell: Int
    var perRow: Int
    var perPage: Int
  }

  private func grid(in room: Room) -> Grid {
    let texts = candidates.map(\.text.columns).max() ?? 0
    let notes = candidates.map(\.note.columns).max() ?? 0
    let cell = min(texts + (notes > 0 ? 2 + notes : 0), max(1, room.width - 1))
    let perRow = max(1, (room.width + 1) / (cell + 2))
    let isOnePage = candidates.count <= perRow * room.height
    let perPage = isOnePage ? max(1, candidates.count) : perRow * max(1, room.height - 1)
    return Grid(texts: texts, cell: cell, perRow: perRow, perPage: perPage)
  }

  private func shownPage(in room: Room) -> Int {
    chosen.map { $0 / grid(in: room).perPage } ?? page % pages(in: room)
  }

  private func shownRange(in room: Room) -> Range<Int> {
    let (first, perPage) = (shownPage(in: room), grid(in: room).perPage)
    return first * perPage..<min(candidates.count, (first + 1) * perPage)
  }

  private func table(_ shown: ArraySlice<Candidate>, _ grid: Grid) -> [String] {
    let height = (shown.count + grid.perRow - 1) / grid.perRow
    return (0..<height).map { row in
      stride(from: shown.startIndex + row, to: shown.endIndex, by: height).map {
        cell($0, texts: grid.texts, width: grid.cell)
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
