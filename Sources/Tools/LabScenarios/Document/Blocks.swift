import LabConversation

/// The `mvclab` blocks of a document and those of a wiring's source, found line by line.
struct Blocks {
  /// The lines of one block, without its fences, and how far its fence is indented.
  struct Block {
    let lines: Range<Int>
    let indent: Int
    /// Whether it answers a question.
    var isAnswer = false
  }

  /// The blocks of the transcript.
  private(set) var found: [Block] = []
  /// The blocks of a wiring's source, each with the fence that opens it.
  private(set) var code: [(fence: Fence, block: Block)] = []
  /// The lines of the fences that nearly open a block of source, and their fences.
  private(set) var nearCode: [(line: Int, fence: Fence)] = []
  private(set) var problems: [(line: Int, column: Int, reason: ScenarioError.Reason)] = []
  /// The blocks without a mark that begin with a command: the line and the column of each fence.
  private(set) var unmarked: [(line: Int, column: Int)] = []
  private var open: (fence: Fence, line: Int)?
  private var html: (block: HTMLBlock, line: Int, column: Int)?
  /// Whether the open block has a line that is not empty.
  private var hasText = false
  /// Whether the open block, which is not ours, has a fence of ours in it.
  private var hidesBlock = false
  /// The last line, if it is prose.
  private var prose: ArraySlice<UInt8>?
  /// Whether the next fence without words ends a block whose own fence is lost, which is told already.
  private var isLost = false

  init(_ source: SourceText) {
    for line in source.lines.indices { look(at: source.content(line), line) }
    if let open, let reason = openReason(open.fence.marking) {
      problems.append((open.line, open.fence.indent + 1, reason))
    }
    if let html {
      problems.append((html.line, html.column, .openHTML(html.block.mark, end: html.block.end)))
    }
    guard found.isEmpty, problems.isEmpty else { return }
    let place = unmarked.first
    problems.append(place.map { ($0.line, $0.column, .unmarkedBlock) } ?? (0, 1, .noBlock))
  }

  /// What is wrong with a block that the document does not close; nil if its fence is an error already.
  ///
  /// Without its opening fence, a block ends with one that opens another, up to the end of the document.
  private func openReason(_ marking: Fence.Marking) -> ScenarioError.Reason? {
    switch marking {
    case .ours, .answer: .openFence
    case .code: .openCode
    case .other: hidesBlock ? .openOuterFence : .openBlock
    case .nearly, .further: nil
    }
  }

  private mutating func look(at content: ArraySlice<UInt8>, _ line: Int) {
    let above = prose
    prose = nil
    if open == nil, let block = html?.block ?? HTMLBlock(content) {
      let column = content.prefix { $0 == .space }.count + 1
      html = block.isClosed(by: content) ? nil : html ?? (block, line, column)
      return
    }
    guard let fence = Fence(content) else {
      if let open { read(content, in: open) } else { read(prose: content, below: above, line) }
      return
    }
    guard let open else {
      defer { isLost = false }
      guard !isLost || !fence.info.isEmpty else { return }
      self.open = (fence, line)
      (hidesBlock, hasText) = (false, false)
      switch fence.marking {
      case .other: if fence.nearSource != nil { nearCode.append((line, fence)) }
      case .ours, .code: break
      case .answer:
        if found.isEmpty { problems.append((line, fence.infoColumn, .answerToNothing)) }
      case .nearly(let name): problems.append((line, fence.infoColumn, .nearlyMarked(name)))
      case .further(let words): problems.append((line, fence.infoColumn, .wordsAfterMark(words)))
      }
      return
    }
    if fence.closes(open.fence) {
      close(open.fence, Block(lines: open.line + 1..<line, indent: open.fence.indent))
      self.open = nil
    } else if fence.mark == open.fence.mark, fence.count >= open.fence.count,
      fence.marking != .other || open.fence.info.isEmpty
    {
      problems.append((line, fence.indent + 1, .innerFence(line: open.line + 1)))
    } else if fence.marking != .other {
      hidesBlock = true
    }
  }

  /// Reads a line that is in no block: it may be a fence that was damaged, or a part of a block without fences.
  private mutating func read(
    prose content: ArraySlice<UInt8>,
    below above: ArraySlice<UInt8>?,
    _ line: Int
  ) {
    prose = content
    let problemsBefore = problems.count
    defer { isLost = isLost || problems.count > problemsBefore }
    if let (fence, column) = Blocks.displacedFence(in: content) {
      let isCode = fence.marking == .code
      problems.append((line, column, isCode ? .displacedCode : .displacedFence))
    } else if let (fence, column) = LostFence.damaged(in: content) {
      problems.append((line, column, .damagedFence(fence)))
    } else if let above, LostFence.isTranscript(above, content) {
      problems.append((line - 1, above.prefix { $0.isBlank }.count + 1, .commandInProse))
    }
  }

  /// Notes a block without a mark if its first line is a command.
  private mutating func read(_ content: ArraySlice<UInt8>, in open: (fence: Fence, line: Int)) {
    let text = content.trimmed.drop { $0.isBlank }
    guard !hasText, !text.isEmpty else { return }
    hasText = true
    let word = text.dropFirst(2).prefix { !$0.isBlank }.text
    guard open.fence.info.isEmpty, text.starts(with: "> ".utf8), Command.named(word) != nil else {
      return
    }
    unmarked.append((open.line, open.fence.indent + 1))
  }

  private mutating func close(_ fence: Fence, _ block: Block) {
    switch fence.marking {
    case .ours:
      if let answer = found.last(where: \.isAnswer) {
        let place = (block.lines.lowerBound - 1, fence.infoColumn)
        problems.append((place.0, place.1, .storyBelowAnswer(line: answer.lines.lowerBound)))
      }
      found.append(block)
    case .answer:
      found.append(Block(lines: block.lines, indent: block.indent, isAnswer: true))
    case .code: code.append((fence, block))
    case .other, .nearly, .further: break
    }
  }

  /// A fence that begins no block, but was meant to, and its column: it is in a list or quotation, or
  /// indented too far.
  static func displacedFence(in content: ArraySlice<UInt8>) -> (fence: Fence, column: Int)? {
    guard let first = content.first, markers[Int(first)] else { return nil }
    let rest = content.drop { markers[Int($0)] }
    guard let fence = Fence(rest), fence.marking != .other else { return nil }
    return (fence, rest.startIndex - content.startIndex + 1)
  }

  private static let markers: [Bool] = (0..<256).map { byte in
    " \t>-*+.)0123456789".utf8.contains(UInt8(byte))
  }
}
