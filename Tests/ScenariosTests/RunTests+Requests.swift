import LabScenarios
import LabSystems
import Testing

extension RunTests {
  /// Runs a story of two wirings that ask a server: `correct` for each entry, `misused-server` only once.
  private func runAtServer(
    _ story: String,
    _ choose: (inout RunOptions, String) -> Void = { _, _ in }
  ) async throws -> Result {
    let opening = "> system todo with server\n> wirings correct, misused-server\n...\n"
    return try await run(["a.md": document(opening + story)], .todo, choose)
  }

  @Test func `requests that wait at the end are a warning, and an error in a strict run`()
    async throws
  {
    let story = "> tap Add\n...\n> server ok\n...\n> tap Add\n..."
    let result = try await runAtServer(story)
    let warning = """
      DIR/a.md:9: warning: 2 requests still wait at the end in [correct]; answer them, or say \
      'expect requests 2' below '[correct]'

      """
    #expect(result.notes == warning)
    #expect(result.exit == .well)
    let strict = try await runAtServer(story) { options, _ in options.isStrict = true }
    #expect(strict.exit == .failed)
  }

  @Test func `where all wirings wait for as many requests, no wiring is named`() async throws {
    let result = try await runAtServer("> turn")
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
  func `no request waits unexpectedly where it is answered or counted`(story: String) async throws {
    #expect(try await runAtServer(story).notes == "")
  }

  @Test func `an 'expect requests' does not count a later request`() async throws {
    let result = try await runAtServer(
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
