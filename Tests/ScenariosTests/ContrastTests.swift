import HeadlessUI
import LabConversation
import LabScenarios
import MVC
import MVCLab
import Testing

@Suite struct ContrastTests {
  static let wirings = CounterSystem.system.wirings

  @Test func `a contrast prints both outputs side by side, and the findings below`() {
    let contrast = Contrast(
      CounterSystem.system,
      Self.wirings[0],
      Self.wirings[1],
      commands: ["tap More", "tap Less"],
      width: 80
    )
    #expect(
      contrast.lines().joined(separator: "\n") == """
        correct                                | misused

        | Count                         [More] | | Count                         [More]
        | 0                                    | | 0
        | [Less]                               | | [Less]

        > tap More
        ~ Count replaced [1]                   *
        | Count                         [More] | | Count                         [More]
        | 1                                    | | 1
        | [Less]                               | | [Less]
                                               : ! ui-changes-ui: 'PaintingController'
                                               :   wrote the label 'number' in response
                                               :   to a tap; no model had changed

        > tap Less
        ~ Count replaced [0]                   : ~ Count replaced [-1]
                                               : = the screen has not changed:
        | Count                         [More] | | Count                         [More]
        | 0                                    : | 1
        | [Less]                               | | [Less]
                                               : ! diverges: 'first' shows '1'; in
                                               :   'correct' it shows '0'

        correct
        no breach, no symptom

        misused
        ! ui-changes-ui  CounterSystem.swift:111  after '> tap More'
          a tap or an answer may change the screen only by changing the model
        ! diverges  after '> tap Less'
          after the same actions the screens differ from the correct wiring's
        """
    )
  }

  @Test func `a contrast says what runs in each column after a swap`() throws {
    let text = document(
      "> system counter\n> wirings correct\n...\n> tap More\n...\n> swap misused\n...\n> tap More\n..."
    )
    let contrast = Contrast(
      try Scenario(Array(text.utf8), file: "a.md", systems: [CounterSystem.system]),
      Self.wirings[0],
      Self.wirings[2],
      width: 60
    )
    let lines = contrast.lines()
    #expect(
      lines.filter { $0.hasPrefix("correct") || $0.hasPrefix("> ") } == [
        "correct                      | crashing", "> tap More", "> swap correct to misused",
        "correct -> misused           | crashing", "> tap More", "correct -> misused",
      ]
    )
  }

  @Test func `a side has the width of what it holds, and no screen is broken`() {
    let screen = [OutputLine(.screen, "To Do                          [Add]")]
    let message = [OutputLine(.breach, String(repeating: "word ", count: 20))]
    let wide = [OutputLine(.screen, String(repeating: "x", count: 60))]
    for (width, left, right, expected) in [
      // Both have room in their halves.
      (100, screen, screen, 48),
      // A message takes what the other side does not need, as far as a screen has room.
      (100, screen, message, 40), (100, message, screen, 57), (100, message, [], 57),
      (140, message, screen, 97), (200, screen, message, 98), (80, screen, message, 38),
      // Both are too wide.
      (100, message, message, 48),
      // A screen is as wide as it is.
      (110, wide, screen, 62), (110, screen, wide, 45), (90, wide, wide, 43),
    ] {
      var columns = SideBySide(width: width)
      columns.fit(left.flatMap(SideBySide.lines), right.flatMap(SideBySide.lines))
      #expect(columns.left == expected, "\(width) \(left) \(right)")
      #expect(columns.hasRoom(for: left, right) == (left != right || left != wide))
    }
  }

  @Test func `columns stay where they are as long as they suffice`() {
    let screen = [OutputLine(.screen, "To Do                          [Add]")]
    let message = [OutputLine(.breach, String(repeating: "word ", count: 20))]
    var columns = SideBySide(width: 100)
    columns.fit(screen.flatMap(SideBySide.lines), message.flatMap(SideBySide.lines))
    var later = SideBySide(width: 100).after(columns)
    later.fit(screen.flatMap(SideBySide.lines), screen.flatMap(SideBySide.lines))
    #expect(later.left == 40)
    #expect(SideBySide(width: 90).after(columns).left == 43)
  }

  @Test func `a contrast counts wide characters as two columns, and keeps to its width`() {
    var columns = SideBySide(width: 23)
    #expect(
      columns.lines(
        [OutputLine(.screen, "新闻新闻新闻"), OutputLine(.screen, "same")],
        [OutputLine(.screen, "abc defghi jkl"), OutputLine(.screen, "same")]
      ) == [
        "| 新闻新闻 * | abc",
        "  新闻     :   defghi",
        "           :   jkl",
        "| same     | | same",
      ]
    )
  }
}
