#if canImport(CLibEdit)
/// From here on a text is no command, and nobody is asked about it at every key.
private let documentLength = 10_000

extension LibEditReader {
  /// Draws what there is to see now, over what there was.
  func draw() {
    let size = output.size
    let line = line.buffer
    hint = shownHint(for: line)
    var frame = search.map { layout(of: $0) } ?? layout(line, hint: hint?.hint.text ?? "")
    let room = size.rows - frame.rows.count
    if let list, room > 0 { frame.append(list.rows(width: size.columns, height: room)) }
    output.write(drawing.redraw(frame, height: size.rows))
  }

  /// A line that nobody edits any more.
  func finished(_ text: String) -> Layout {
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

  /// The colours of each line of a text; nobody looks for them in a document.
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

  /// The entry that was found, and below it what is looked for.
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
    return Hint(for: line.text, in: history.entries, or: language.usage).map { (line.text, $0) }
  }

  /// Shows messages above the line; it is drawn anew below them.
  func above(_ messages: [String]) {
    guard !messages.isEmpty else { return }
    let rows = messages.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    output.write(drawing.erase() + rows.map { $0 + "\r\n" }.joined())
  }
}
#endif
