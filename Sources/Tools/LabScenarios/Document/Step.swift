import LabConversation

/// A command of a transcript, and the lines below it up to the next one.
package struct Step: Sendable {
  /// The command, without its sign.
  package let command: String
  /// The line of the command in its file, counted from 1.
  package let line: Int
  /// How many spaces the block is indented by.
  let indent: Int
  /// The comments directly above the command, without their signs.
  package var remarks: [String] = []
  /// Whether it is part of the answer to the scenario's question.
  package var isAnswer = false
  /// The wirings as headers name them below the command: after a `swap` by what runs now too.
  var titles: [String] = []
  /// The wirings of which an `expect` is asked, by the header directly above it.
  var asked = WiringFilter.everyone
  var items: [Item] = []

  /// One line below a command, or the text between two blocks.
  struct Item: Sendable {
    let kind: Kind
    /// Its lines in the file, counted from 0.
    let lines: Range<Int>

    enum Kind: Equatable, Sendable {
      case output(String, WiringFilter)
      /// Any number of lines; with a sign, of lines that begin with it.
      case ellipsis(WiringFilter, sign: Character?)
      case header
      /// A comment or an empty line.
      case remark
      /// The end of a block, prose, and the beginning of the next block with its indentation.
      case interlude(indent: Int)
    }
  }
}

extension Step {
  /// The lines with these headers, in order.
  func expected(where counts: (WiringFilter) -> Bool) -> [Expected] {
    items.enumerated().compactMap { index, item in
      switch item.kind {
      case .output(let text, let filter) where counts(filter):
        Expected(text: text, sign: nil, item: index)
      case .ellipsis(let filter, let sign) where counts(filter):
        Expected(text: nil, sign: sign, item: index)
      case .output, .ellipsis, .header, .remark, .interlude: nil
      }
    }
  }
}

extension Step {
  /// Whether the command is asked of a wiring, by its position in the scenario.
  package func isAsked(of wiring: Int) -> Bool { asked.contains(wiring) }

  /// The line of the first ellipsis that stands for lines of a wiring, counted from 1; nil if there is none.
  package func firstEllipsis(of wiring: Int) -> Int? {
    items.first { item in
      if case .ellipsis(let filter, _) = item.kind { filter.contains(wiring) } else { false }
    }.map { $0.lines.lowerBound + 1 }
  }

  /// Whether the command is an `expect`.
  package var isExpectation: Bool { expectation != nil }

  /// Whether the command is `expect requests N`.
  var expectsRequests: Bool { expectation?.first?.text.lowercased() == "requests" }

  /// The words after `expect`; nil if the command is another one.
  private var expectation: ArraySlice<Word>? {
    guard let parts = try? CommandParts(command), let name = parts.head?.text,
      Command.named(name)?.name == Command.expect.name
    else { return nil }
    return parts.arguments
  }
}

/// An expected line, or an ellipsis for any number of lines.
struct Expected: Equatable, Sendable {
  /// Sign and text; nil for an ellipsis.
  let text: String?
  /// The sign of the lines that an ellipsis stands for; nil if it stands for lines of all signs.
  let sign: Character?
  /// The index of the step's item that expects it.
  let item: Int
}

extension Expected {
  /// The line as the document has it: `| To Do`, `...` or `... |`.
  var written: String { text ?? sign.map { "... \($0)" } ?? "..." }
}
