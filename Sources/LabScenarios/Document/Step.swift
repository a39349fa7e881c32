/// A command of a transcript, and the lines below it up to the next one.
package struct Step: Sendable {
  /// The command, without its sign.
  package let command: String
  /// The line of the command in its file, counted from 1.
  package let line: Int
  /// How many spaces the block is indented by.
  let indent: Int
  var items: [Item] = []

  /// One line below a command, or the text between two blocks.
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
  /// The lines that one wiring must print, in order.
  func expected(of wiring: Int, named isNamed: Bool = false) -> [Expected] {
    items.enumerated().compactMap { index, item in
      switch item.kind {
      case .output(let text, let filter)
      where isNamed ? filter.names(wiring) : filter.contains(wiring):
        Expected(text: text, item: index)
      case .ellipsis(let filter) where isNamed ? filter.names(wiring) : filter.contains(wiring):
        Expected(text: nil, item: index)
      case .output, .ellipsis, .header, .remark, .interlude: nil
      }
    }
  }
}

/// An expected line, or an ellipsis for any number of lines.
struct Expected: Equatable, Sendable {
  /// Sign and text; nil for `...`.
  let text: String?
  /// The index of the step's item that expects it.
  let item: Int
}
