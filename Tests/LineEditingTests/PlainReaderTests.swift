import Foundation
import LabPlatform
import LineEditing
import Testing

@Suite struct PlainReaderTests {
  @Test func `a plain reader returns each line, and the last without a line end`() throws {
    try #expect(lines(of: "one\n\ntwo\nthree") == ["one", "", "two", "three"])
  }

  @Test func `a plain reader returns no line of an empty input`() throws {
    try #expect(lines(of: "") == [])
    try #expect(lines(of: "\n") == [""])
  }

  @Test func `a plain reader ends a line at CR LF and keeps a lone CR`() throws {
    try #expect(lines(of: "one\r\ntwo\rthree\r\n\r\n") == ["one", "two\rthree", ""])
  }

  @Test func `a plain reader replaces invalid UTF-8`() throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0x0A, 0xE4, 0xB8, 0x0A]
    try #expect(lines(of: bytes) == ["a\u{FFFD}b", "\u{FFFD}"])
  }

  @Test func `a plain reader keeps NUL`() throws {
    try #expect(lines(of: "a\0b\nc") == ["a\0b", "c"])
  }

  @Test func `a plain reader joins a character split between two blocks`() throws {
    let text = String(repeating: "x", count: (1 << 16) - 1) + "新"
    try #expect(lines(of: text + "\nnext\n") == [text, "next"])
  }

  @Test func `a plain reader returns a line of ten megabytes whole`() throws {
    let file = try TemporaryFile(Array(repeating: UInt8(ascii: "x"), count: 10_000_000) + [0x0A])
    let reader = PlainReader(descriptor: file.descriptor, lineLimit: 10_000_000)
    let line = String(repeating: "x", count: 10_000_000)
    #expect(reader.readLine(prompt: "> ") == .line(line))
  }

  @Test(arguments: [9, 10, 11]) func `a plain reader returns no line beyond its limit`(
    length: Int
  ) throws {
    let file = try TemporaryFile(Array("one\n\(String(repeating: "x", count: length))\r\n".utf8))
    let reader = PlainReader(descriptor: file.descriptor, lineLimit: 11)
    #expect(reader.readLine(prompt: "") == .line("one"))
    let line = ReadResult.line(String(repeating: "x", count: length))
    #expect(reader.readLine(prompt: "") == (length < 11 ? line : .tooLong(limit: 11)))
    #expect(reader.readLine(prompt: "") == (length < 11 ? .endOfInput : .tooLong(limit: 11)))
  }

  @Test func `a plain reader reads no endless line to its end`() throws {
    let zeros = open("/dev/zero", O_RDONLY)
    defer { close(zeros) }
    let reader = PlainReader(descriptor: zeros, lineLimit: 1 << 17)
    #expect(reader.readLine(prompt: "") == .tooLong(limit: 1 << 17))
  }

  @Test func `a plain reader waits for a non-blocking pipe`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let writing = ends[1]
    // A thread of its own: the reader keeps the one that runs the test, and a task would wait for another.
    Thread.detachNewThread {
      write(writing, "late\n", 5)
      close(writing)
    }
    let reader = PlainReader(descriptor: ends[0])
    #expect(reader.readLine(prompt: "") == .line("late"))
    #expect(reader.readLine(prompt: "") == .endOfInput)
    close(ends[0])
  }

  @Test func `a plain reader returns the error of a closed descriptor`() {
    #expect(PlainReader(descriptor: -1).readLine(prompt: "") == .failed(errno: EBADF))
  }

  private func lines(of text: String) throws -> [String] {
    try lines(of: Array(text.utf8))
  }

  private func lines(of bytes: [UInt8]) throws -> [String] {
    let file = try TemporaryFile(bytes)
    let reader = PlainReader(descriptor: file.descriptor)
    var lines: [String] = []
    while case .line(let line) = reader.readLine(prompt: "> ") { lines.append(line) }
    #expect(reader.readLine(prompt: "> ") == .endOfInput)
    return lines
  }
}
