/// The `mvclab` blocks of a document, found line by line.
struct Blocks {
  /// The lines of one block, without its fences, and how far its fence is indented.
  struct Block {
    let lines: Range<Int>
    let indent: Int
  }

  private(set) var found: [Block] = []
  private(set) var problems: [(line: Int, column: Int, reason: ScenarioError.Reason)] = []
  private var open: (fence: Fence, line: Int)?
  /// Whether the open block, which is not ours, has a fence of ours in it.
  private var hidesBlock = false

  init(_ source: SourceText) {
    for line in source.lines.indices { look(at: source.content(line), line) }
    if let open, open.fence.marking == .ours {
      problems.append((open.line, open.fence.indent + 1, .openFence))
    }
    if let open, open.fence.marking == .other, hidesBlock {
      problems.append((open.line, open.fence.indent + 1, .openOuterFence))
    }
    if found.isEmpty, problems.isEmpty { problems.append((0, 1, .noBlock)) }
  }

  private mutating func look(at content: ArraySlice<UInt8>, _ line: Int) {
    guard let fence = Fence(content) else {
      if open == nil, let column = Blocks.displacedFence(in: content) {
        problems.append((line, column, .displacedFence))
      }
      return
    }
    guard let open else {
      self.open = (fence, line)
      hidesBlock = false
      switch fence.marking {
      case .other, .ours: break
      case .nearly(let name): problems.append((line, fence.infoColumn, .nearlyMarked(name)))
      case .further(let words): problems.append((line, fence.infoColumn, .wordsAfterMark(words)))
      }
      return
    }
    if fence.closes(open.fence) {
      if open.fence.marking == .ours {
        found.append(Block(lines: open.line + 1..<line, indent: open.fence.indent))
      }
      self.open = nil
    } else if fence.mark == open.fence.mark, fence.count >= open.fence.count,
      fence.marking != .other
    {
      problems.append((line, fence.indent + 1, .innerFence(line: open.line + 1)))
    } else if fence.marking != .other {
      hidesBlock = true
    }
  }

  /// The column of a fence that begins no block, but was meant to: it is in a list or quotation, or
  /// indented too far.
  static func displacedFence(in content: ArraySlice<UInt8>) -> Int? {
    guard let first = content.first, markers[Int(first)] else { return nil }
    let rest = content.drop { markers[Int($0)] }
    guard let fence = Fence(rest), fence.marking != .other else { return nil }
    return rest.startIndex - content.startIndex + 1
  }

  private static let markers: [Bool] = (0..<256).map { byte in
    " \t>-*+.)0123456789".utf8.contains(UInt8(byte))
  }
}
