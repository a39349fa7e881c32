import LabConversation
import LineEditing

extension Repl {
  /// Lets the user walk through a command that was executed; without keys, prints all of it.
  func walk(_ walk: JointWalk) throws {
    printer.isWalking = true
    defer { printer.isWalking = false }
    guard let keys = isScript || reader?.pendingLines.isEmpty != true ? nil : KeyReader() else {
      for stop in 0..<walk.count {
        try printer.print(walk.reply(at: stop, since: stop > 0 ? stop - 1 : nil))
      }
      return
    }
    var stop = 0
    try printer.print(walk.reply(at: stop, since: nil))
    while let next = try key(keys, at: stop, of: walk) {
      switch next {
      case .to(let other):
        try printer.print(walk.reply(at: other, since: stop))
        stop = other
      case .everything: try printer.print(walk.reply(at: stop, since: nil))
      case .nothing: break
      }
    }
    if stop < walk.count - 1 { try printer.say("the command was executed to its end") }
  }

  private enum Move {
    case to(Int)
    case everything
    /// The key does nothing here.
    case nothing
  }

  /// What the user presses; nil to leave, as Return does at the end.
  private func key(_ keys: KeyReader, at stop: Int, of walk: JointWalk) throws -> Move? {
    let isLast = stop == walk.count - 1
    let parting = walk.parting.flatMap { $0 > stop ? $0 : nil }
    let breaking = walk.stopBreaking(after: stop)
    let names = [
      isLast ? "[Return] leave" : "[Return] on  [q] leave", "[b]ack", isLast ? nil : "[o]ut",
      parting == nil ? nil : "[p]arting", breaking == nil ? nil : "[!] finding",
      isLast ? nil : "[f] end", "[a]ll",
    ]
    let line = names.compactMap(\.self).joined(separator: "  ")
    switch try printer.readKey(keys, below: line) {
    case .enter, .right, .character(" "), .character("n"): return isLast ? nil : .to(stop + 1)
    case .left, .character("b"): return stop > 0 ? .to(stop - 1) : .nothing
    case .character("o"): return isLast ? .nothing : .to(walk.stopOutside(stop))
    case .character("p"): return parting.map(Move.to) ?? .nothing
    case .character("!"): return breaking.map(Move.to) ?? .nothing
    case .character("f"): return isLast ? .nothing : .to(walk.count - 1)
    case .character("a"): return .everything
    case .character("q"), .interrupt, .end: return nil
    case .character, .resumed: return .nothing
    }
  }
}
