import HeadlessUI
import LabConversation
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct PartialCommandTests {
  @Test(
    arguments: [
      ("tap", " NAME [row ROW]"), ("tap ", "NAME [row ROW]"), ("tap 'To", " [row ROW]"),
      ("tap Add row 3", nil),
      ("server", " ok|fail|drop|chunk [first|last|N] [BODY]  or  server latency DURATION"),
      ("server latency", " DURATION"),
      ("server ok ", "[first|last|N] [BODY]"), ("expect row 2 ", "[in TABLE] TEXT"),
      ("expect clean", nil),
      ("in", " SCREEN COMMAND"), ("in first", " COMMAND"), ("in first swipe", " ROW [in TABLE]"),
      ("repeat 3 ", "COMMAND"), ("repeat 3 tap", " NAME [row ROW]"),
      ("outside ", "ACTION [ARGUMENT…]"),
      ("outside rename 0", " TITLE"), ("quit", nil), ("tpa", nil), ("", nil), ("# tap", nil),
    ] as [(String, String?)]
  )
  func `a partial command knows the part of the usage that it lacks`(line: String, rest: String?) {
    #expect(PartialCommand(line).missing(Conversation.correct().names) == rest)
  }

  @Test(
    arguments: [
      ("tap 'To Do' x", [0..<3, 4..<11, 12..<13], [4..<11]),
      ("  tap \"新闻", [2..<5, 6..<9], [6..<9]),
      ("", [], []),
    ] as [(String, [Range<Int>], [Range<Int>])]
  )
  func `a partial command knows its words, with their quotes`(
    line: String,
    words: [Range<Int>],
    quoted: [Range<Int>]
  ) {
    #expect(PartialCommand(line).words == words)
    #expect(PartialCommand(line).quoted == quoted)
  }

  @Test(
    arguments: [
      ("ta", false), ("taq", true), ("ta ", true), ("tap", false), ("TAP x", false), ("in ", false),
      ("in first foo", true), ("", false), ("# foo", false), ("i", false),
    ]
  )
  func `a partial command knows when its first word can not become a command`(
    line: String,
    isUnknown: Bool
  ) {
    #expect(PartialCommand(line).isUnknown == isUnknown)
  }
}
