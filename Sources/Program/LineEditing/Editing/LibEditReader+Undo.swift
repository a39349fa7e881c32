extension LibEditReader {
  /// Notes what a key may need to know that takes back, or goes on with, what the user did before it.
  func begin(_ key: [Unicode.Scalar]) {
    guard search == nil, !key.isEmpty else { return }
    keepsList = false
    narrowsList = list != nil && (key == ["\u{7F}"] || key == ["\u{08}"] || key.isText)
    // Escape and Ctrl-X begin a command of two keys.
    guard key != ["\u{1B}"], key != ["\u{18}"] else { return }
    (continued, continuation) = (continuation, nil)
    if undos.isStep(key), line.extent.count < documentLength { undos.note(line.buffer) }
  }

  /// Makes the line what it was before its last change.
  func undo() {
    guard let earlier = undos.undo(line.buffer.text), line.replaceAll(with: earlier.text) else {
      return output.beep()
    }
    line.move(by: earlier.cursor - line.extent.cursor)
  }
}
