import LineEditing
import Testing

@Suite struct ScalarAssemblerTests {
  @Test func `a decoded character is complete at its last byte`() {
    var assembler = ScalarAssembler()
    let counts = "新a".utf8.map { assembler.append($0).count }
    #expect(counts == [0, 0, 1, 1])
  }

  @Test(arguments: [
    ([0xFF, 0x61], "\u{FFFD}a"),
    ([0xE4, 0xB8, 0x61], "\u{FFFD}a"),
    ([0xE4, 0xB8, 0xE4, 0xB8, 0xAD], "\u{FFFD}中"),
    ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ([0xF0, 0x9F, 0x98, 0x80], "😀"),
  ]) func `invalid UTF-8 is replaced, and the next character is kept`(bytes: [UInt8], text: String)
  {
    var assembler = ScalarAssembler()
    let scalars = bytes.flatMap { assembler.append($0) }
    #expect(String(String.UnicodeScalarView(scalars)) == text)
  }
}
