import LabConversation
import Testing

@Suite struct WordTests {
  @Test(arguments: [
    ("outside add “two words” next", ["outside", "add", "two words", "next"]),
    ("say “it's \"here\"”", ["say", "it's \"here\""]),
    ("say 'a “b” c' d”e “f”g", ["say", "a “b” c", "d”e", "fg"]),
    ("“新闻”", ["新闻"]), ("say “”", ["say", ""]),
  ]) func `curly quotes around a word are quotes`(line: String, words: [String]) throws {
    #expect(try Word.split(line).map(\.text) == words)
  }

  @Test func `columns behind curly quotes count characters`() throws {
    #expect(try Word.split("a “b c” d").map(\.column) == [1, 3, 9])
  }

  @Test func `curly quotes keep a semicolon`() {
    #expect(Word.commands(in: "add “a; b”; tap Add") == ["add “a; b”", " tap Add"])
  }

  @Test func `a text with curly quotes is a word in other quotes`() throws {
    for text in ["“a b”", "“", "a“b ”c"] {
      #expect(try Word.split(Word.quoted(text)).map(\.text) == [text])
    }
  }

  @Test func `a note behind a command is told to be a line of its own`() {
    var names = KnownNames(systems: [], allowsFiles: false)
    #expect {
      try names.parse("undo 1 # note")
    } throws: { error in
      "\(error)".contains(
        "unexpected argument '#'; a comment is a line of its own, which begins with '#'"
      )
    }
  }
}
