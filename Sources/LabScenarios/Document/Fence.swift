import LabText

/// A line that opens or closes a fenced code block, by CommonMark's rules.
struct Fence {
  let mark: UInt8
  let count: Int
  let indent: Int
  /// The text after the marks, such as `mvclab`.
  let info: String
  /// The column of the info string, counted from 1.
  let infoColumn: Int

  /// Nil if the line is not a fence: fewer than three marks, or indented by more than three spaces.
  init?(_ line: ArraySlice<UInt8>) {
    let text = line.drop { $0 == .space }
    indent = text.startIndex - line.startIndex
    guard indent <= 3, let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
    else { return nil }
    let rest = text.drop { $0 == mark }
    self.mark = mark
    count = rest.startIndex - text.startIndex
    guard count >= 3, mark == UInt8(ascii: "~") || !rest.contains(mark) else { return nil }
    let info = rest.drop { $0.isBlank }.trimmed
    self.info = info.text
    infoColumn = info.startIndex - line.startIndex + 1
  }

  /// Whether this line ends the block that `opening` began.
  func closes(_ opening: Fence) -> Bool {
    mark == opening.mark && count >= opening.count && info.isEmpty
  }
}

extension Fence {
  /// What a block's info string says about `mvclab`.
  enum Marking: Equatable {
    case other
    case ours
    /// Nearly `mvclab`: a block that would be skipped silently.
    case nearly(String)
    /// `mvclab` and more words.
    case further(String)
  }

  var marking: Marking {
    guard !info.isEmpty else { return .other }
    if info == "mvclab" { return .ours }
    let words = info.split { $0 == " " || $0 == "\t" }
    let first = String(words[0])
    if first == "mvclab" { return .further(words.dropFirst().joined(separator: " ")) }
    let isNear =
      first.lowercased().contains("mvclab") || NameLookup.nearest(to: first, in: ["mvclab"]) != nil
    return isNear ? .nearly(first) : .other
  }
}
