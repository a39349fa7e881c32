import LabScenarios
import Testing

@Suite("Whatever a document says")
struct FuzzTests {
  static let pieces = [
    "> tap More", "> tap More", "> tap Less", "> tap", "> expect shows 1", "> open count as other",
    "> in first tap More", "> repeat 2 tap More", "> show screen", "| 0", "| 1", "| [Less]",
    "| Count                         [More]", "~ Count replaced [1]", "...", "...", "[*]",
    "[correct]", "[misused]", "[correct, misused]", "[crashing, suspect]", "[crashing]", "",
    "# a remark", "```\nprose\n```mvclab", "? the world has ended", "! fault: x",
    "~ Count replaced [2]\r", "| 2  ", "= first", "  indented", "[wrong]", "~~~",
  ]

  /// Numbers that look like chance and are the same every time.
  struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  static func randomDocument(_ dice: inout Dice, pieces: Int) -> String {
    let body = (0..<dice.roll(24)).map { _ in Self.pieces[dice.roll(pieces)] }
    return document(
      (["> system counter", "> wirings correct, misused, crashing, suspect"] + body)
        .joined(separator: "\n")
    )
  }

  @Test("updating it twice is updating it once, and leaves only what must not be written")
  func updates() throws {
    var dice = Dice(state: 59)
    for _ in 0..<200 {
      let text = Self.randomDocument(&dice, pieces: 28)
      guard outcome(text).status != .malformed else { continue }
      let once = try rewritten(text)
      let twice = try rewritten(once.text)
      #expect(twice.text == once.text, "\(text)")
      let wrong = outcome(once.text).wirings.compactMap(\.failure?.difference).joined()
        .filter { $0.mark != .same && !$0.text.hasPrefix("!") }
      #expect(wrong.isEmpty, "\(text)\n\(once.text)\n\(wrong)")
    }
  }

  @Test("reading it does not crash")
  func reading() {
    var dice = Dice(state: 7)
    for _ in 0..<200 {
      var bytes = Array(Self.randomDocument(&dice, pieces: Self.pieces.count).utf8)
      for _ in 0..<dice.roll(6) {
        let index = dice.roll(bytes.count)
        switch dice.roll(3) {
        case 0: bytes[index] = UInt8(dice.roll(256))
        case 1: bytes.remove(at: index)
        default: bytes.insert(Array("`~[]>|.\r\n ,'\"".utf8)[dice.roll(13)], at: index)
        }
      }
      let outcome = Outcome.of(
        bytes,
        file: "a.md",
        systems: [CounterSystem.system],
        clock: { .zero }
      )
      for format in Format.allCases {
        var report = format.report(isColoured: true)
        #expect(outcome.status == .passed || !report.text(of: outcome).isEmpty)
      }
    }
  }
}
