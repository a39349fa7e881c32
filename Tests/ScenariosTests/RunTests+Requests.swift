import LabScenarios
import LabSystems
import Testing

extension RunTests {
  /// Runs a story of two wirings that ask a server: `correct` for each entry, `misused-server` only once.
  private func runAtServer(
    _ story: String,
    _ choose: (inout RunOptions, String) -> Void = { _, _ in }
  ) throws -> Result {
    let opening = "> system todo with server\n> wirings correct, misused-server\n...\n"
    return try run(["a.md": document(opening + story)], .todo, choose)
  }

  @Test func `requests that wait at the end are a warning, and an error in a strict run`()
    throws
  {
    let story = "> tap Add\n...\n> server ok\n...\n> tap Add\n..."
    let result = try runAtServer(story)
    let warning = """
      DIR/a.md:9: warning: 2 requests still wait at the end in [correct]; answer them, or say \
      'expect requests 2' below '[correct]'

      """
    #expect(result.notes == warning)
    #expect(result.exit == .well)
    let strict = try runAtServer(story) { options, _ in options.isStrict = true }
    #expect(strict.exit == .failed)
  }

  @Test func `where all wirings wait for as many requests, no wiring is named`() throws {
    let result = try runAtServer("> turn")
    #expect(
      result.notes == """
        DIR/a.md:5: warning: 1 request still waits at the end; answer it, or say 'expect requests 1'

        """
    )
  }

  @Test(
    arguments: [
      "> server ok\n...", "> expect requests 1", "> expect requests 1\n> show requests\n...",
      "> tap Add\n...\n[correct]\n> expect requests 2\n[misused-server]\n> expect requests 1",
    ]
  )
  func `no request waits unexpectedly where it is answered or counted`(story: String) throws {
    #expect(try runAtServer(story).notes == "")
  }

  @Test func `an 'expect requests' does not count a later request`() throws {
    let result = try runAtServer(
      "> expect requests 1\n> server ok\n...\n> tap Add\n...\n[misused-server]\n> expect requests 0"
    )
    #expect(
      result.notes == """
        DIR/a.md:11: warning: 1 request still waits at the end in [correct]; answer it, or say \
        'expect requests 1' below '[correct]'

        """
    )
  }
}
