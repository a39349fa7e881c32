extension Scenario {
  /// This scenario with the actual line number of each block of source that has moved in its file, and
  /// the lines of the document that this changes, counted from 0.
  var withMovedCode: (scenario: Scenario, lines: [Int]) {
    let moved = code.compactMap { block in
      block.movedLine.map { (fence: block.fence, text: fenceText(of: block, line: $0)) }
    }
    guard !moved.isEmpty else { return (self, []) }
    var (bytes, position): ([UInt8], Int) = ([], 0)
    for (fence, text) in moved {
      let line = source.lines[fence]
      bytes += source.bytes[position..<line.start] + text
      position = line.end
    }
    let scenario = Scenario(
      file: file,
      system: system,
      wirings: wirings,
      steps: steps,
      code: code,
      withServer: withServer,
      unmarked: unmarked,
      source: SourceText(bytes + source.bytes[position...])
    )
    return (scenario, moved.map(\.fence))
  }

  /// The line of a block's opening fence with another line number.
  private func fenceText(of block: CodeBlock, line: Int) -> [UInt8] {
    let text = source.content(block.fence)
    let end = text.lastIndex(of: UInt8(ascii: ":")).map { text.index(after: $0) } ?? text.endIndex
    let rest = text[end...].drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Array(text[..<end]) + Array("\(line)".utf8) + Array(rest)
  }
}
