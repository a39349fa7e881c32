/// A longer text is a document and no command; it gets neither colours nor hints, nor is it kept for undo.
let documentLength = 10_000

extension LibEditReader {
  /// Draws the line, its hint, the list or the search over the previous drawing.
  func draw() {
    let size = output.size
    let line = line.buffer
    hint = shownHint(for: line)
    var frame = search.map { layout(of: $0) } ?? layout(line, hint: hint?.hint.text ?? "")
    let room = size.rows - frame.rows.count
    if let list, room > 0 { frame.append(list.rows(width: size.columns, height: room)) }
    output.write(drawing.redraw(frame, height: size.rows))
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
      or: language.usage
    ).map { (line.text, $0) }
  }

  /// Prints rows above the line, which the next drawing puts below them.
  func printAbove(_ rows: [String]) {
    drawing.rewrapped(columns: output.size.columns)
    output.write(drawing.erase() + rows.map { $0 + "\r\n" }.joined())
  }
}
