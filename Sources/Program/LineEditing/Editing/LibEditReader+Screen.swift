/// A longer text is a document and no command; it gets neither colours nor hints, nor is it kept for undo.
let documentLength = 10_000

extension LibEditReader {
  /// Draws the line, its hint, the list or the search over the previous drawing.
  func draw() {
    let size = output.size
    let line = line.buffer
    hint = shownHint(for: line)
    var frame = search.map { layout(of: $0) } ?? layout(line, hint: hint?.hint.text ?? "")
    if let list {
      let room = room(of: list, below: frame.rows.count, size)
      if room.height > 0 { frame.append(list.rows(in: room)) }
    }
    output.write(drawing.redraw(frame, height: size.rows))
  }

  /// The room of the list below the line.
  var listRoom: CandidateList.Room {
    let rows = layout(line.buffer, hint: "").rows.count
    guard let list else { return CandidateList.Room(width: 0, height: 0) }
    return room(of: list, below: rows, output.size)
  }

  private func room(
    of list: CandidateList,
    below rows: Int,
    _ size: TerminalOutput.Size
  ) -> CandidateList.Room {
    let rest = size.rows - rows
    return CandidateList.Room(
      width: size.columns,
      height: list.isWhole ? rest : min(rest, max(2, size.rows / 2))
    )
  }

  /// Returns the layout of a line after its last key.
  func finishedLayout(of text: String) -> Layout {
    layout(EditedLine(text, cursor: text.unicodeScalars.count), hint: "")
  }

  private func layout(_ line: EditedLine, hint: String) -> Layout {
    Layout(
      prompt: prompt,
      text: line.text,
      cursor: line.cursor,
      columns: output.size.columns,
      spans: spans(of: line.text),
      hint: hint
    )
  }

  /// The styled spans of each line of a text.
  private func spans(of text: String) -> [Span] {
    guard text.utf8.count < documentLength else { return [] }
    var start = 0
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      defer { start += line.count + 1 }
      return language.spans(String(line)).map { span in
        Span(span.range.lowerBound + start..<span.range.upperBound + start, span.style)
      }
    }
  }

  /// The found entry, and below it the pattern.
  private func layout(of search: HistorySearch) -> Layout {
    let (columns, match) = (output.size.columns, search.match)
    let found = Layout(
      prompt: prompt,
      text: match?.entry ?? line.buffer.text,
      cursor: 0,
      columns: columns,
      spans: match?.spans ?? []
    )
    let pattern = Layout(
      prompt: "search: ",
      text: search.pattern,
      cursor: search.pattern.unicodeScalars.count,
      columns: columns,
      hint: "  " + search.status
    )
    return found.followed(by: pattern)
  }

  private func shownHint(for line: EditedLine) -> (line: String, hint: Hint)? {
    guard showsHints, search == nil, line.isAtEnd, line.text.utf8.count < documentLength else {
      return nil
    }
    return Hint(
      for: line.text,
      in: history.entries,
      except: refusedLines,
      or: language.usage,
      next: language.next()
    ).map { (line.text, $0) }
  }

  /// Prints rows above the line, which the next drawing puts below them.
  func printAbove(_ rows: [String]) {
    drawing.rewrapped(columns: output.size.columns)
    output.write(drawing.erase() + rows.map { $0 + "\r\n" }.joined())
  }
}
