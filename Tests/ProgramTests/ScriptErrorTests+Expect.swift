import Testing

extension ScriptErrorTests {
  @Test func `an expectation that fails in some wirings names them, once however often it fails`()
    throws
  {
    let scratch = try Scratch()
    _ = try scratch.file(
      "rows.mvc",
      "system todo\nwirings correct, misused\n repeat 2 expect rows 1\n"
    )
    let script = try Run("rows.mvc", in: scratch.folder)
    #expect(
      script.errors == """
        rows.mvc:3:11: error: expected 1 row; 'first' shows 0
         repeat 2 expect rows 1
                  ^

        """
    )
    let lines = "tap Add\nopen list\nin second tap Add\nexpect rows 2\nexpect rows 1\n"
    let piped = try Run("todo", "--wiring", "correct,misused", input: lines)
    #expect(
      piped.errors == """
        <stdin>:4:1: error: expected 2 rows; 'second' shows 1  [misused]
        expect rows 2
        ^
        <stdin>:5:1: error: expected 1 row; 'second' shows 2  [correct]
        expect rows 1
        ^

        """
    )
    #expect(piped.code == 1)
  }

  @Test func `an 'expect' that can't be checked exits with 1`() throws {
    let run = try Run("-c", "system todo; wirings correct; expect enabled Nope; expect rows 0")
    #expect(run.output.hasSuffix("? unknown control 'Nope'; there is 'Add'\n> expect rows 0\n"))
    #expect(run.code == 1)
    let crash = "system todo; wirings half-notified, correct; tap Add; tap Add"
    let ended = try Run("-c", crash)
    #expect(ended.errors.contains("error: the world has ended  [half-notified]\n"))
    #expect(ended.code == 1)
  }
}
