import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct ReplayTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a random conversation is where its history leads`(seed: UInt64) {
    let conversation = Conversation(systems: .all)
    let user = RandomConversation(seed: seed, systems: .all, conversation)
    for command in user.opening() { _ = conversation.respond(to: command) }
    if seed.isMultiple(of: 8) { _ = conversation.respond(to: "repeat 600 layout") }
    for number in 1...48 {
      _ = conversation.respond(to: user.next())
      guard number.isMultiple(of: 16) else { continue }
      let replay = Conversation(systems: .all)
      for entry in conversation.history.done { _ = replay.respond(to: entry.command) }
      #expect(
        conversation.state(Self.looks) == replay.state(Self.looks),
        "\(conversation.history.done.map(\.command))"
      )
      #expect(conversation.names.screens == replay.names.screens)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `undo and then redo of a random conversation changes nothing`(seed: UInt64) {
    let conversation = Conversation(systems: .all)
    let user = RandomConversation(seed: seed + 1000, systems: .all, conversation)
    for command in user.opening() { _ = conversation.respond(to: command) }
    if seed.isMultiple(of: 3) { _ = conversation.respond(to: "contrast on") }
    for _ in 1...30 { _ = conversation.respond(to: user.next()) }
    let before = conversation.state(Self.looks)
    let count = min(5, conversation.history.count)
    guard count > 0 else { return }
    _ = conversation.respond(to: "undo \(count)")
    _ = conversation.respond(to: "redo \(count)")
    #expect(conversation.state(Self.looks) == before)
  }

  private static let looks = ["screen", "model", "flow", "cost", "alive", "requests", "code"]
}
