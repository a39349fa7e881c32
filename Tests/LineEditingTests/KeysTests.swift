import LineEditing
import MVC
import Testing

@Suite struct KeysTests {
  @Test(arguments: [
    "[A", "[1;5C", "[3~", "[200~", "OP", "[[A", "h", "\u{1B}", "\r", "[M !!", "[27;5;99~", "]",
  ]) func `an escape sequence is complete at its last byte`(text: String) {
    var sequence = EscapeSequence()
    for byte in text.utf8 {
      #expect(!sequence.isComplete)
      sequence.append(byte)
    }
    #expect(sequence.isComplete)
  }

  @Test func `an escape sequence ends at a control character`() {
    var sequence = EscapeSequence()
    for byte in [UInt8(ascii: "["), 0x0D] { sequence.append(byte) }
    #expect(sequence.isComplete)
  }

  @Test func `the sequence of a special key is not text, complete or cut short`() {
    func isSpecialKey(_ text: String) -> Bool {
      var sequence = EscapeSequence()
      for byte in text.utf8 { sequence.append(byte) }
      return sequence.isSpecialKey
    }
    for text in ["[5~", "[1;3D", "[A", "[[B", "OR", "O2R", "[5$", "[<0;1;1M", "[M !新"] {
      #expect(isSpecialKey(text), "\(text)")
    }
    for text in ["", "h", "[", "O", "\u{1B}", "\r", "[\r", "[新"] {
      #expect(!isSpecialKey(text), "\(text)")
    }
  }

  @Test(arguments: [
    // Shift, Ctrl-Shift and Alt with a key, as xterm, iTerm2 and rxvt send them.
    ("[1;2A", "\u{1B}[A"), ("[1;6C", "\u{1B}[1;5C"), ("[1;3D", "\u{1B}[1;5D"),
    ("[1;9D", "\u{1B}[1;5D"), ("[1;5A", "\u{1B}[A"), ("[1;4H", "\u{1B}[H"),
    ("[3;2~", "\u{1B}[3~"), ("[5;2~", "\u{1B}[5~"), ("Od", "\u{1B}[1;5D"),
    // The keypad.
    ("OM", "\r"), ("Oj", "*"), ("Oo", "/"), ("Op", "0"), ("Oy", "9"), ("OX", "="),
    // modifyOtherKeys.
    ("[27;5;99~", "\u{3}"), ("[27;3;102~", "\u{1B}f"), ("[27;2;9~", "\u{1B}[Z"),
    ("[27;5;47~", "\u{1F}"),
    // CSI u, with the extensions of kitty.
    ("[99;5u", "\u{3}"), ("[99;69u", "\u{3}"), ("[97u", "a"), ("[97;2u", "A"), ("[97;65u", "A"),
    ("[97:65;2u", "A"), ("[49:33;2u", "!"), ("[26032;1u", "新"), ("[102;3u", "\u{1B}f"),
    ("[114;7u", "\u{1B}\u{12}"), ("[45:95;6u", "\u{1F}"), ("[32;5u", "\0"), ("[13u", "\r"),
    ("[13;3u", "\u{1B}\r"), ("[27u", "\u{1B}"), ("[127u", "\u{7F}"), ("[9;2u", "\u{1B}[Z"),
    ("[57414u", "\r"), ("[57404u", "5"), ("[57419u", "\u{1B}[A"), ("[99;5:2u", "\u{3}"),
    ("[1;1:2A", "\u{1B}[A"),
    // A key that is released, a modifier alone, a reply, Ctrl with a digit.
    ("[99;5:3u", ""), ("[1;1:3A", ""), ("[57441;2u", ""), ("[?1u", ""), ("[50;5u", ""),
    ("[4294967297u", ""),
  ]) func `a key is also sent as plain terminals send it`(sent: String, plain: String) {
    var sequence = EscapeSequence()
    for byte in sent.utf8 { sequence.append(byte) }
    #expect(sequence.isComplete)
    #expect(sequence.plain.map { String(decoding: $0, as: UTF8.self) } == plain)
  }

  @Test(arguments: [
    "[A", "[1;5C", "[3~", "[3;5~", "[1;2R", "[24;80R", "[200~", "OP", "OS", "[[A", "[M !!", "[Z",
    "[<0;1;1M", "[?62;22c", "[?2026;2$y", "h", "\u{1B}", "新",
  ]) func `another key is as it is`(sent: String) {
    var sequence = EscapeSequence()
    for byte in sent.utf8 { sequence.append(byte) }
    #expect(sequence.plain == nil)
  }

  @Test(arguments: [
    ("tap Add", "tap Add"),
    ("one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"),
    ("one\r\n\r\ntwo\n\n", "one\n\ntwo\n"),
    ("one\r", "one"),
    ("a\tb\u{1B}[31m\u{0}c", "a\tb\u{1B}[31mc"),
    ("新闻 👨‍👩‍👧", "新闻 👨‍👩‍👧"),
    ("", ""),
  ]) func `a paste has line feeds between its lines and none at its end`(
    pasted: String,
    text: String
  ) {
    var paste = Paste()
    paste.append((pasted + "\u{1B}[201~").utf8)
    #expect(paste.missing == 0)
    #expect(paste.text == text)
  }

  @Test func `a paste reads no byte after its end mark`() {
    let sent = Array("ab\u{1B}[201\u{1B}[20\u{1B}\u{1B}[201~ls\n".utf8)
    var paste = Paste()
    var position = 0
    while paste.missing > 0 {
      let count = min(paste.missing, 3)
      paste.append(sent[position..<position + count])
      position += count
    }
    #expect(sent[position...].elementsEqual("ls\n".utf8))
    #expect(paste.text == "ab\u{1B}[201\u{1B}[20\u{1B}")
  }

  @Test func `a paste replaces invalid UTF-8`() {
    var paste = Paste()
    paste.append([0x61, 0xFF, 0xE4, 0xB8])
    paste.append("\u{1B}[201~".utf8)
    #expect(paste.text == "a\u{FFFD}\u{FFFD}")
  }

  /// The bytes contain parts of the mark, and arrive in pieces of random length.
  @Test func `a paste of random bytes ends at its end mark`() {
    let pieces: [[UInt8]] = [
      [0x1B], [0x5B], Array("201".utf8), [0x7E], Array("新".utf8), [0x0D], [0x0A], [0xFF], [0x61],
    ]
    for seed in 1...500 as ClosedRange<UInt64> {
      let chance = RandomSource(seed: seed)
      var pasted = (0..<chance.next(below: 40)).flatMap { _ in pieces[chance.next(below: 9)] }
      let end = Array("\u{1B}[201~".utf8)
      if let early = pasted.indices.first(where: { pasted[$0...].starts(with: end) }) {
        pasted.removeSubrange(early...)
      }
      let sent = pasted + end + Array("behind".utf8)
      var paste = Paste()
      var position = 0
      while paste.missing > 0 {
        let count = 1 + chance.next(below: paste.missing)
        paste.append(sent[position..<position + count])
        position += count
      }
      #expect(position == pasted.count + end.count, "seed \(seed)")
      #expect(!paste.text.contains("\r"), "seed \(seed)")
    }
  }

  @Test func `a random escape sequence ends and contains no letter before its last byte`() {
    for seed in 1...500 as ClosedRange<UInt64> {
      let chance = RandomSource(seed: seed)
      var sequence = EscapeSequence()
      while !sequence.isComplete {
        sequence.append(UInt8(0x20 + chance.next(below: 0x5F)))
        #expect(sequence.bytes.dropLast().dropFirst().allSatisfy { $0 < 0x40 || $0 == 0x5B })
      }
    }
  }
}
