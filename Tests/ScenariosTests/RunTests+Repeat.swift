import LabFiles
import LabScenarios
import Testing

extension RunTests {
  private static let counting = document(
    "> system counter\n> wirings correct, counting\n...\n> tap More\n..."
  )

  @Test func `a scenario whose replays print different lines fails with both`() throws {
    let result = try run(["a.md": Self.counting], CounterSystem.worldCounting()) {
      options,
      _ in options.replays = 3
    }
    #expect(
      result.output == """
        DIR/a.md:5: failed: > tap More  [counting]
            | Count                         [More]
          - | 1
          + | 2
            | [Less]
            ! ui-changes-ui: 'WorldCountingController' wrote the label 'number' in response to a tap; no model had changed
          replay 1 printed the lines with -, replay 2 those with +

        wiring            caught by
        counter/counting  DIR/a.md:5  ui-changes-ui

        1 passed, 1 failed, 0 malformed (0.00 s)

        """
    )
    #expect(result.exit == .failed)
    let once = try run(["a.md": Self.counting], CounterSystem.worldCounting())
    #expect(once.exit == .well)
  }

  @Test func `replays that print the same lines change no report`() throws {
    let files = ["a.md": Self.good, "b.md": Self.bad, "c.md": Self.broken]
    let once = try run(files)
    let often = try run(files) { options, _ in options.replays = 5 }
    #expect(once == often)
  }

  @Test(arguments: Format.allCases)
  func `every report has the lines of both replays`(format: Format) throws {
    let result = try run(
      ["a.md": Self.counting],
      CounterSystem.worldCounting(),
      format: format
    ) { options, _ in options.replays = 2 }
    #expect(result.output.contains("- | 1"), "\(result)")
    #expect(result.output.contains("+ | 2"), "\(result)")
    #expect(result.output.contains("replay 1 printed the lines with -, replay 2 those with +"))
  }

  @Test func `a scenario whose replays differ is not updated`() throws {
    let wrong = document("> system counter\n> wirings correct, counting\n...\n> tap More\n| 7")
    let result = try run(["a.md": wrong], CounterSystem.worldCounting()) { options, _ in
      options.replays = 2
      options.update = true
    } after: { folder in
      let text = String(decoding: try Files.read("\(folder)/a.md"), as: UTF8.self)
      #expect(text == wrong)
    }
    #expect(result.exit == .failed)
  }

  @Test func `a scenario is replayed at least once`() throws {
    let result = try run(["a.md": Self.good]) { options, _ in options.replays = 0 }
    #expect(result.notes == "error: '0' is not a number of replays; expected 1 or more\n")
    #expect(result.exit == .usage)
  }
}
