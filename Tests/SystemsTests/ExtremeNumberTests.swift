import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct `Extreme numbers` {
  @Test(
    arguments: System.counter.wirings.map(\.name),
    [("9223372036854775807", "++"), ("-9223372036854775808", "--")]
  )
  func `a counter that can go no further stays where it is, or its view ends the world by a fault`(
    wiring: String,
    step: (end: String, button: String)
  ) {
    let conversation = Conversation.about(.counter, wiring)
    _ = conversation.transcript("outside set \(step.end)", "tap \(step.button)", "tap About")
    let faults = conversation.findings.filter { $0.rule == "fault" }.map(\.text)
    let isOverflow = faults.allSatisfy { $0.contains("arithmetic overflow in '\(step.end) ") }
    #expect(isOverflow, "\(faults)")
    #expect(faults.isEmpty != Self.faulting.contains(wiring))
  }

  /// The wirings whose view adds to the number that it shows or keeps.
  private static let faulting: Set = ["view-holds-model", "view-writes-label"]

  @Test(arguments: ["nan", "inf", "-inf", "1e300", "-50", "250", "100.1", "half"])
  func `a part of a picture is from 0 to 100 per cent`(part: String) {
    #expect(
      Conversation.about(.image, "correct").transcript("tap download", "server chunk \(part)")
        .hasSuffix("? '\(part)' is not a percentage; expected 0 to 100")
    )
  }

  @Test(
    arguments: System.image.wirings.map(\.name),
    ["nan", "inf", "-inf", "1e300", "-50", "250", "half"]
  )
  func `no part of a picture ends a world, whatever the server sends`(
    wiring: String,
    part: String
  ) throws {
    let conversation = Conversation.about(.image, wiring)
    _ = conversation.transcript("tap download")
    let world = try #require(conversation.world)
    world.step { world.runtime.server?.answer(at: 0, .chunk(part)) }
    #expect(!world.hasEnded)
    #expect(conversation.transcript("show screen").contains("[Stop]"))
  }

  @Test(arguments: System.todo.wirings.map(\.name), [false, true])
  func `a row that no list can have is refused`(wiring: String, hasServer: Bool) {
    let conversation = Conversation.about(.todo, wiring, hasServer: hasServer)
    _ = conversation.transcript("outside add Milk")
    for number in ["1000000", "\(Int.max)", "18446744073709551616"] {
      for command in ["swipe", "select", "scroll"] {
        let reply = conversation.respond(to: "\(command) \(number)")
        #expect(reply.lines.map(\.kind) == [.error], "\(command) \(number)")
      }
      for command in ["rename \(number) x", "remove \(number)", "reorder 0 \(number)"] {
        _ = conversation.respond(to: "outside \(command)")
      }
    }
    #expect(conversation.world?.hasEnded == false)
  }

  @Test(arguments: System.todo.wirings.map(\.name))
  func `identities and titles of any length come back from the server as they are`(
    wiring: String
  ) {
    let conversation = Conversation.about(.todo, wiring, hasServer: true)
    let titles = [
      "#\(Int.max) Milk", "#99999999999999999999 Milk", String(repeating: "x", count: 9999),
    ]
    for title in titles {
      _ = conversation.transcript("outside add '\(title)'", "server ok '\(title)'", "pull")
    }
    #expect(conversation.world?.hasEnded == false)
  }
}
