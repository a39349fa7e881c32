import HeadlessUI
import LabConversation
import LabSystems
import MVC
import MVCLab
import Testing

@Suite("A command while it is being written")
struct PartialCommandTests {
  @Test(
    "what its usage still asks for",
    arguments: [
      ("tap", " NAME [row N]"), ("tap ", "NAME [row N]"), ("tap 'To", " [row N]"),
      ("tap Add row 3", ""), ("server", nil), ("server latency", " DURATION"),
      ("server ok ", "[first|last|N] [BODY]"), ("expect row 2 ", "TEXT"), ("expect clean", nil),
      ("in", " SCREEN COMMAND"), ("in first", " COMMAND"), ("in first swipe", " N"),
      ("repeat 3 ", "COMMAND"), ("repeat 3 tap", " NAME [row N]"),
      ("outside ", "ACTION [ARGUMENT…]"),
      ("outside rename 0", " TITLE"), ("quit", nil), ("tpa", nil), ("", nil), ("# tap", nil),
    ] as [(String, String?)]
  )
  func missing(line: String, rest: String?) {
    let missing = PartialCommand(line).missing(Conversation.correct().names)
    switch line {
    case "server": #expect(missing?.hasPrefix(" ok|fail|drop") == true)
    case "tap Add row 3": #expect(missing == nil)
    default: #expect(missing == rest)
    }
  }

  @Test(
    "its words, with their quotes",
    arguments: [
      ("tap 'To Do' x", [0..<3, 4..<11, 12..<13], [4..<11]),
      ("  tap \"新闻", [2..<5, 6..<9], [6..<9]),
      ("", [], []),
    ] as [(String, [Range<Int>], [Range<Int>])]
  )
  func words(line: String, words: [Range<Int>], quoted: [Range<Int>]) {
    #expect(PartialCommand(line).words == words)
    #expect(PartialCommand(line).quoted == quoted)
  }

  @Test(
    "a word in front that can become no command any more",
    arguments: [
      ("ta", false), ("taq", true), ("ta ", true), ("tap", false), ("TAP x", false), ("in ", false),
      ("in first foo", true), ("", false), ("# foo", false), ("i", false),
    ]
  )
  func unknown(line: String, isUnknown: Bool) {
    #expect(PartialCommand(line).isUnknown == isUnknown)
  }
}
