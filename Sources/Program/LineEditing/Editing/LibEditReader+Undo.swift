extension LibEditReader {
  /// Notes what a key may need to know that takes back, or goes on with, what the user did before it.
  func begin(_ key: [Unicode.Scalar]) {
    guard search == nil, !key.isEmpty else { return }
    keepsList = false
    narrowsList = list != nil && (key == ["\u{7F}"] || key == ["\u{08}"] || key.isText)
    let hasTyped = !line.isVi || typing.map { $0 == line.extent } ?? false
    typing = nil
    // Escape and Ctrl-X begin a command of two keys.
    guard key != ["\u{1B}"], key != ["\u{18}"] else { return }
    let (cursor, length) = line.extent
    typing = (cursor + key.count, length + key.count)
    (continued, continuation) = (continuation, nil)
    if undos.isStep(key, afterTyping: hasTyped), length < documentLength {
      undos.note(line.buffer)
    }
  }

  /// Makes the line what it was before its last change.
  func undo() {
    guard let earlier = undos.undo(line.buffer.text), line.replaceAll(with: earlier.text) else {
      return output.beep()
    }
    // The key of vi leaves its cursor on a character.
    let last = line.isVi ? max(0, line.extent.count - 1) : line.extent.count
    line.move(by: min(earlier.cursor, last) - line.extent.cursor)
  }
}
