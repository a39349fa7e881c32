extension LibEditReader {
  /// Lets libedit kill a text; the reader takes the text when libedit asks for the next key.
  func kill(by command: LibEditCommand) -> CommandResult {
    lineBeforeKill = line.buffer
    return passOn(to: command)
  }

  /// Adds the text that libedit has killed to the ring.
  ///
  /// libedit keeps only the last text. Texts that the user kills one after the other are one text.
  func takeKilledText() {
    guard let before = lineBeforeKill else { return }
    lineBeforeKill = nil
    let after = line.extent
    let scalars = before.text.unicodeScalars
    let killed = scalars.dropFirst(after.cursor).prefix(scalars.count - after.count)
    let side = after.cursor < before.cursor ? KillRing.Side.left : .right
    if !killed.isEmpty { kills.add(String(killed), joiningAt: continued == .kill ? side : nil) }
    continuation = .kill
  }

  /// Inserts the text that was killed last.
  func yank() {
    insert(kills.newest(), replacing: 0)
  }

  /// Replaces the text that was just inserted by the one that was killed before it.
  func yankOlder() {
    guard case .yank(let length)? = continued else { return output.beep() }
    insert(kills.older(), replacing: length)
  }

  private func insert(_ text: String?, replacing length: Int) {
    guard let text, line.replace(length, with: text) else { return output.beep() }
    continuation = .yank(length: text.unicodeScalars.count)
  }
}
