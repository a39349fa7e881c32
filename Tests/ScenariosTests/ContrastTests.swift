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
                                               :   wrote the label 'number' in
                                               :   response to a tap; no model had
                                               :   changed

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
