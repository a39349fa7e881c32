import LabScenarios
import Testing

@Suite struct UpdateTests {
  static let ended = "index 2 out of range; there are 2"
  static let breach =
    "ui-changes-ui: 'PaintingController' wrote the label 'number' in response to a tap; no model had changed"

  @Test func `an update writes shared lines once, under the smallest header`() throws {
    let update = try updated(
      document(
        "> system counter\n> wirings correct, misused, crashing\n> tap More\n> tap More\n> tap Less"
      )
    )
    #expect(
      update.text
        == document(
          """
          > system counter
          > wirings correct, misused, crashing
          | Count                         [More]
          | 0
          | [Less]
          > tap More
          [not misused]
          ~ Count replaced [1]
          [*]
          | Count                         [More]
          | 1
          | [Less]
          [misused]
          ! \(Self.breach)
          [crashing]
          ! ui-changes-ui: 'CrashingController' wrote the label 'number' in response to a tap; no model had changed
          > tap More
          [correct]
          ~ Count replaced [2]
          [not crashing]
          | Count                         [More]
          | 2
          | [Less]
          [misused]
          ! \(Self.breach)
          [crashing]
          ! fault: 'CrashingController' ended the program: \(Self.ended)
          > tap Less
          [correct]
          ~ Count replaced [1]
          | Count                         [More]
          | 1
          | [Less]
          [misused]
          ~ Count replaced [-1]
          """
        )
    )
    #expect(outcome(update.text).status == .passed)
    #expect(try updated(update.text).text == update.text)
  }

  @Test func `an update keeps prose, comments, empty lines, line ends and ellipses`() throws {
    let before = """
      # Prose  \r
      \r
        ```mvclab\r
        > system counter\r
        > wirings correct\r

        # the screen
        | Cuont                         [More]
        # the number
        ...
        | [Less]   \r

        ```\r
      Between
      ```mvclab
      # still the same step
      | gone

      > tap More
      ...
      | 1
      | [Less]
      ```
      Not the end
      """
    #expect(
      try updated(before).text == """
        # Prose  \r
        \r
          ```mvclab\r
          > system counter\r
          > wirings correct\r

          # the screen
          | Count                         [More]\r
          # the number
          ...
          | [Less]   \r

          ```\r
        Between
        ```mvclab
        # still the same step

        > tap More
        ...
        | 1
        | [Less]
        ```
        Not the end
        """
    )
  }

  @Test func `an update leaves a document that passes byte for byte, whatever its headers`() throws
  {
    let text = document(
      "> system counter\n> wirings correct, misused\n[misused]\n...\n[correct]\n...\n# done"
    )
    #expect(try updated(text).text == text)
    #expect(try !updated(text).isChange)
  }

  @Test func `an update never writes a breach of a correct wiring`() throws {
    let update = try updated(
      document("> system counter\n> wirings suspect\n...\n> tap More\n| x")
    )
    #expect(
      update.text
        == document(
          """
          > system counter
          > wirings suspect
          ...
          > tap More
          | Count                         [More]
          | 1
          | [Less]
          """
        )
    )
    #expect(
      update.bugs == [
        "a.md:5: error: 'suspect' is a correct wiring, so this is a bug and is not written: ! \(Self.breach)"
      ]
    )
    #expect(outcome(update.text).status == .failed)
    #expect(try updated(update.text).text == update.text)
  }

  @Test func `an update does not write a failed expectation`() throws {
    let text = document("> system counter\n> wirings correct\n...\n> expect shows 7")
    #expect(try updated(text).text == text)
  }

  @Test func `an update removes lines after the end of a world, except that it has ended`() throws {
    let begin = """
      > system counter
      > wirings correct, crashing
      ...
      > tap More
      ...
      > tap More
      ...
      [crashing]
      ! fault: 'CrashingController' ended the program: index 2 out of range; there are 2
      > tap More

      """
    let update = try updated(
      document(begin + "...\n[crashing]\n# why\n| 9\n? the world has ended")
    )
    #expect(
      update.text == document(begin + "...\n[crashing]\n# why\n? the world has ended")
    )
  }

  @Test func `a line below the header of another wiring gets the right one beside an ellipsis`()
    throws
  {
    let begin = "> system counter\n> wirings correct, misused\n...\n> tap More\n"
    let update = try updated(document(begin + "[misused]\n~ Count replaced [1]\n[*]\n..."))
    #expect(update.text == document(begin + "[correct]\n~ Count replaced [1]\n[*]\n..."))
    #expect(update.tally.dropped == [])
  }

  @Test func `a line with a wrong sign gets the right one beside an ellipsis`() throws {
    let begin = "> system counter\n> wirings correct\n...\n> tap More\n...\n"
    #expect(
      try updated(document(begin + "= 1\n...")).text == document(begin + "| 1\n...")
    )
  }

  @Test func `a patch has the lines that an update would change`() throws {
    let update = try updated(
      """
      # One
      two
      three

      ```mvclab
      > system counter
      > wirings correct
      | Count                         [More]
      | 1
      | [Less]
      > tap More
      ...
      > tap More
      ...
      > tap More
      ~ Count replaced [3]
      ```
      """
    )
    #expect(
      String(decoding: update.patch, as: UTF8.self) == """
        --- a/a.md
        +++ b/a.md
        @@ -6,7 +6,7 @@
         > system counter
         > wirings correct
         | Count                         [More]
        -| 1
        +| 0
         | [Less]
         > tap More
         ...
        @@ -14,4 +14,7 @@
         ...
         > tap More
         ~ Count replaced [3]
        +| Count                         [More]
        +| 3
        +| [Less]
         ```
        \\ No newline at end of file

        """
    )
  }

  @Test(
    "changes with six lines between them share a piece of a patch",
    arguments: [(6, 1), (7, 2)]
  )
  func pieces(between count: Int, pieces: Int) throws {
    let comments = String(repeating: "#\n", count: count - 2)
    let update = try updated(
      document(
        """
        > system counter
        > wirings correct
        | Count                         [More]
        | 1
        | [Less]
        \(comments)> tap More
        ~ Count replaced [3]
        ...
        """
      )
    )
    #expect(update.hunks.count { $0.kind == .place } == pieces)
  }

  @Test func `after a swap, a bug names the new wiring`() throws {
    let update = try updated(
      document("> system counter\n> wirings misused\n...\n> swap suspect\n...\n> tap More\n| x")
    )
    #expect(
      update.bugs == [
        "a.md:7: error: 'suspect' is a correct wiring, so this is a bug and is not written: ! \(Self.breach)"
      ]
    )
  }

  @Test func `after a swap, headers say what runs now`() throws {
    let story = """
      > system counter
      > wirings correct, misused
      ...
      > swap correct to misused
      > tap More
      """
    let text = document(
      """
      \(story)
      | Count                         [More]
      | 1
      | [Less]
      ! \(Self.breach)
      > swap misused to correct
      [misused -> correct]
      | Count                         [More]
      | 0
      | [Less]
      > tap More
      [misused -> correct]
      ~ Count replaced [1]
      [*]
      | Count                         [More]
      [correct -> misused]
      | 2
      [misused -> correct]
      | 1
      [*]
      | [Less]
      [correct -> misused]
      ! \(Self.breach)
      """
    )
    let update = try updated(document(story + "\n> swap misused to correct\n> tap More"))
    #expect(update.text == text)
    #expect(update.bugs.isEmpty)
    #expect(outcome(text).status == .passed)
    // A world may also go by what it began with alone.
    let plain = text.replacing(" -> correct]", with: "]").replacing(" -> misused]", with: "]")
    #expect(outcome(plain).status == .passed)
  }

  @Test func `a header that says what does not run is an error`() {
    let begin = "> system counter\n> wirings correct, misused\n...\n"
    let header = "[correct -> misused]\n..."
    #expect(
      errors(in: document(begin + "> tap More\n\(header)")).hasSuffix(
        "'correct -> misused' is not a wiring of this scenario; did you mean 'correct'?"
      )
    )
    #expect(
      errors(in: document(begin + "> swap correct to crashing\n\(header)")).hasSuffix(
        "did you mean 'correct -> crashing'?"
      )
    )
  }

  @Test func `after a swap, the verdict of the new wiring counts`() throws {
    let update = try updated(
      document("> system counter\n> wirings correct\n...\n> swap misused\n...\n> tap More")
    )
    #expect(
      update.text
        == document(
          """
          > system counter
          > wirings correct
          ...
          > swap misused
          ...
          > tap More
          | Count                         [More]
          | 1
          | [Less]
          ! \(Self.breach)
          """
        )
    )
    #expect(update.bugs.isEmpty)
    #expect(outcome(update.text).wirings.map(\.detection) == [nil])
  }
}
