import LabConversation
import LineEditing

extension Repl {
  /// Lets the user walk through a command that was executed; without keys, prints all of it.
  func walk(_ walk: JointWalk) throws {
    printer.isWalking = true
    defer { printer.isWalking = false }
    guard let keys = isScript || reader?.pendingLines.isEmpty != true ? nil : KeyReader() else {
      for row in walk.rows.indices {
        try printer.print(walk.reply(at: row, since: row > 0 ? row - 1 : nil))
      }
      return
    }
    var row = 0
    try printer.print(walk.reply(at: row, since: nil))
    while row < walk.rows.count - 1, let next = try key(keys, at: row, of: walk) {
      switch next {
      case .to(let other):
        try printer.print(walk.reply(at: other, since: row))
        row = other
      case .everything: try printer.print(walk.everything(at: row))
      case .nothing: break
      }
    }
  }

  private enum Move {
    case to(Int)
    case everything
    /// The key does nothing here.
    case nothing
  }

  /// What the user presses; nil to leave.
  private func key(_ keys: KeyReader, at row: Int, of walk: JointWalk) throws -> Move? {
    let line = "[Return] on  [b]ack  [o]ut of the call  [f] to the end  [a]ll it holds  [q]uit"
    switch try printer.readKey(keys, below: line) {
    case .enter, .right, .character(" "), .character("n"): return .to(row + 1)
    case .left, .character("b"): return row > 0 ? .to(row - 1) : .nothing
    case .character("o"): return .to(walk.rowOutside(row))
    case .character("f"): return .to(walk.rows.count - 1)
    case .character("a"): return .everything
    case .character("q"), .interrupt, .end: return nil
    case .character, .resumed: return .nothing
    }
  }
}
