import LabFiles
import LabScenarios
import Testing

extension RunTests {
  @Test func `a story that was cut short is not updated, because nobody knows how it goes on`()
    throws
  {
    let text = document(Self.begin + "> tap More\n> tap Less\n| 0")
    let result = try run(["a.md": text]) { options, _ in
      (options.update, options.maxSteps) = (true, 1)
    } after: { folder in
      let kept = try Files.text(of: "\(folder)/a.md")
      #expect(kept == text)
    }
    #expect(
      result.notes == """
        DIR/a.md:6: error: not updated; the scenario may take no more steps; '--max-steps' allows more

        """
    )
    #expect(result.exit == .failed)
  }

  @Test func `a choice of wirings takes no step, so that no story passes without a world`()
    throws
  {
    let text = document(Self.begin + "> tap Less\n...\n> tap Nothing\n...")
    let result = try run(["a.md": text]) { options, _ in options.maxSteps = 1 }
    #expect(result.exit == .failed)
  }

  @Test func `a world that newly ends takes no line of the rest of its story with it`() throws {
    let end = "> tap More\n...\n> tap More\n...\n"
    let text = document(
      "> system counter\n> wirings crashing\n...\n" + end + "> tap Less\n| 0\n"
    )
    let result = try run(["a.md": text]) { options, _ in
      options.update = true
    } after: { folder in
      let kept = try Files.text(of: "\(folder)/a.md")
      #expect(kept == text)
    }
    #expect(
      result.notes == """
        DIR/a.md:7: error: not updated; the world of 'crashing' ends here, which no line expects, \
        and what is expected of it below would be lost

        """
    )
    #expect(result.exit == .failed)
  }
}
