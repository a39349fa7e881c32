extension LibEditReader {
  /// Lets the user edit the line in an editor for texts; after a failure the line is as it was.
  func editInTextEditor() {
    let text = line.buffer.text
    var saved: String?
    suspend(leaving: drawing.erase()) { saved = TextEditor.edit(text) }
    guard let saved, saved == text || line.replaceAll(with: saved) else { return output.beep() }
  }
}
