/// A command of a transcript, and what stands below it up to the next one.
public struct Step: Sendable {
  /// The command, without its sign.
  public let command: String
  /// The line of the command in its file, counted from 1.
  public let line: Int
  /// How many spaces the block is indented by.
  let indent: Int
  var items: [Item] = []

  /// One line below a command, or what lies between two blocks.
  struct Item: Sendable {
    let kind: Kind
    /// Its lines in the file, counted from 0.
    let lines: Range<Int>

    enum Kind: Equatable, Sendable {
      case output(String, WiringFilter)
      case ellipsis(WiringFilter)
      case header
      /// A comment or an empty line.
      case remark
      /// The end of a block, prose, and the beginning of the next block with its indentation.
      case interlude(indent: Int)
    }
  }
}

extension Step {
  /// What one wiring must print, in order.
  func expected(of wiring: Int, named isNamed: Bool = false) -> [Expected] {
    items.enumerated().compactMap { index, item in
      switch item.kind {
      case .output(let text, let cover)
      where isNamed ? cover.names(wiring) : cover.contains(wiring):
        Expected(text: text, item: index)
      case .ellipsis(let cover) where isNamed ? cover.names(wiring) : cover.contains(wiring):
        Expected(text: nil, item: index)
      case .output, .ellipsis, .header, .remark, .interlude: nil
      }
    }
  }
}

/// A line that is expected of a wiring, or any number of them.
struct Expected: Equatable, Sendable {
  /// Sign and text; nil for `...`.
  let text: String?
  /// Which of the step's items says so.
  let item: Int
}
