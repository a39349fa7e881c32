import Foundation
import Testing

extension SaveTests {
  @Test func `'again' keeps what was there only over a scenario, and says so only then`() throws {
    let scratch = try Scratch()
    let old = "# Old\n\n```mvclab\nwrong\n```\n"
    for name in ["editor.md", "linked.md", "kept.md", "kept.md~", "target.md"] {
      _ = try scratch.file(name, old)
    }
    _ = try scratch.file("editor.md~", "precious\n")
    _ = try scratch.file("new.md~", old)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("linked.md~"),
      withDestinationPath: "target.md"
    )
    let run = try answer(
      "system todo",
      "wirings correct",
      "save editor.md again",
      "save linked.md again",
      "save kept.md again",
      "save kept.md again",
      "save new.md again",
      in: scratch
    )
    #expect(
      run.output == """
        > system todo
        > wirings correct
        | To Do                          [Add]
        > save editor.md again
        ? cannot back up 'editor.md': 'editor.md~' exists and is no scenario; move it away
        > save linked.md again
        ? cannot back up 'linked.md': 'linked.md~' exists and is a link; move it away
        > save kept.md again
        = saved 2 commands in 'kept.md'
        = what was in it before is in 'kept.md~'
        > save kept.md again
        = saved 2 commands in 'kept.md'
        > save new.md again
        = saved 2 commands in 'new.md'

        """
    )
    #expect(run.code == 73)
    for name in ["editor.md", "linked.md", "kept.md~", "target.md", "new.md~"] {
      #expect(try scratch.text(name) == old, "\(name)")
    }
    #expect(try scratch.text("editor.md~") == "precious\n")
  }
}
