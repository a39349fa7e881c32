extension String {
  /// This text without colours.
  var withoutEscapeSequences: String {
    var text = ""
    var rest = self[...]
    while let character = rest.first {
      if let sequence = rest.leadingEscapeSequence {
        rest = rest[sequence.endIndex...]
      } else {
        text.append(character)
        rest.removeFirst()
      }
    }
    return text
  }
}

extension Substring {
  /// The escape sequence, such as `ESC [ … m`, that this text starts with.
  var leadingEscapeSequence: Substring? {
    guard hasPrefix("\u{1B}[") else { return nil }
    let end = dropFirst(2).firstIndex { ("@"..."~").contains($0) }
    return end.map { self[...$0] }
  }
}
