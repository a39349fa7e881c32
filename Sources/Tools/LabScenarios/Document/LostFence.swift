import LabConversation

/// What is left of a block in the prose of a document when its opening fence is lost.
enum LostFence {
  private static let quotes: Set<Character> = ["`", "'", "\"", "~", "\u{B4}", "‘", "’", "“", "”"]

  /// The fence that a line was before it was damaged, and its column: quotation marks, the words of a fence, and
  /// nothing else but a few letters in front.
  ///
  ///     ``mvclab answer
  ///     x```mvclab
  ///     '''swift correct List.swift:12
  static func damaged(in content: ArraySlice<UInt8>) -> (fence: String, column: Int)? {
    let start = content.drop { $0.isBlank }
    // Most lines of prose have no quotation mark there; those of several bytes begin with one above 127.
    guard start.prefix(4).contains(where: { "`'\"~".utf8.contains($0) || $0 > 127 }) else {
      return nil
    }
    let line = start.trimmed.text
    let marks = line.drop { $0.isLetter || $0.isNumber }
    let info = marks.drop { quotes.contains($0) }
    guard line.count - marks.count <= 3, marks.count - info.count > 1,
      !info.contains(where: quotes.contains)
    else { return nil }
    let words = info.split(separator: " ").joined(separator: " ")
    switch Fence.Marking(words) {
    case .ours, .answer: break
    case .code where words.split(separator: " ").count == 3 && words.contains(/.:\d/): break
    case .code, .other, .nearly, .further: return nil
    }
    return ("```\(words)", start.startIndex - content.startIndex + 1)
  }

  /// Whether two lines of prose are a command and what is expected of it, rather than a quotation and what is
  /// below it, such as a table.
  static func isTranscript(_ above: ArraySlice<UInt8>, _ below: ArraySlice<UInt8>) -> Bool {
    let (command, output) = (above.drop { $0.isBlank }, below.drop { $0.isBlank }.trimmed)
    guard command.starts(with: "> ".utf8), let sign = output.first else { return false }
    let isSpaced = output.dropFirst().first == .space
    switch sign {
    case UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "?"): return isSpaced
    case UInt8(ascii: "|"):
      return (isSpaced || output.count == 1) && isCommand(command.dropFirst(2).text)
    case UInt8(ascii: "."):
      return output.starts(with: "...".utf8) && isCommand(command.dropFirst(2).text)
    case UInt8(ascii: "["):
      return output.last == UInt8(ascii: "]") && isCommand(command.dropFirst(2).text)
    default: return false
    }
  }

  /// Whether a text begins with a command, as scenarios write it: a sentence begins with a capital letter.
  private static func isCommand(_ text: String) -> Bool {
    guard text.first?.isLowercase == true, let parts = try? CommandParts(text) else { return false }
    return parts.command != nil
  }
}
