import LabText
import MVCLab

extension Reader {
  /// Reads a block marked `swift WIRING FILE:LINE`.
  mutating func readCode(_ fence: Fence, _ block: Blocks.Block) {
    let line = block.lines.lowerBound - 1
    let words = fence.words
    guard words.count == 3, let colon = words[2].text.lastIndex(of: ":") else {
      return report(.code(.unclear), line, fence.infoColumn)
    }
    guard let system = preamble.names.system else { return }
    let names = preamble.wirings.map(\.name)
    guard let wiring = names.firstIndex(of: words[1].text) else {
      guard let reason = unknownWiring(words[1].text, in: .block) else { return }
      return report(reason, line, words[1].column)
    }
    let (name, number) = (words[2].text[..<colon], words[2].text[colon...].dropFirst())
    guard let file = file(String(name), of: preamble.wirings[wiring], system, line, words[2])
    else { return }
    guard number.allSatisfy({ ("0"..."9").contains($0) }), let first = Int(number),
      (1...CodeBlock.mostLines).contains(first)
    else {
      let column = words[2].column + name.count + 1
      return report(.code(.noLine(String(number))), line, column)
    }
    guard !block.lines.isEmpty else { return report(.code(.noLines(file.name)), line, 1) }
    code.append(
      CodeBlock(
        wiring: wiring,
        file: file,
        line: first,
        text: block.lines.map { text(of: $0, without: block.indent) },
        fence: line,
        column: words[2].column
      )
    )
  }

  /// Reports a fence that nearly opens a block of source, if it names a wiring or a line of a file.
  mutating func checkNearCode(_ fence: Fence, _ line: Int) {
    guard let words = fence.nearSource else { return }
    let wirings = (preamble.names.system?.wirings ?? []).map { $0.name.lowercased() }
    guard words.contains(where: { wirings.contains($0.lowercased()) || $0.contains(/.:\d/) }) else {
      return
    }
    let near = words.joined(separator: " ")
    report(.nearlySource(fence.info, near: near), line, fence.infoColumn)
  }

  /// The source with this name; nil if the wiring has none.
  private mutating func file(
    _ name: String,
    of wiring: Wiring,
    _ system: System,
    _ line: Int,
    _ word: Fence.Word
  ) -> SourceFile? {
    guard wiring.files.contains(name) else {
      let near = NameLookup.nearest(to: name, in: wiring.files)
      let error = CodeError.unknownFile(name, wiring: wiring.name, near: near)
      report(.code(error), line, word.column)
      return nil
    }
    guard let file = system.sources.file(name) else {
      report(.code(.noSource(name)), line, word.column)
      return nil
    }
    return file
  }

  private func text(of line: Int, without indent: Int) -> String {
    let content = source.content(line)
    return content.dropFirst(min(indent, content.prefix { $0 == .space }.count)).text
  }
}
