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
  /// A word of the info string.
  struct Word {
    let text: String
    /// Counted in characters from 1.
    let column: Int
  }

  /// The words of the info string.
  var words: [Word] {
    info.split { $0 == " " || $0 == "\t" }.map { word in
      let offset = info.distance(from: info.startIndex, to: word.startIndex)
      return Word(text: String(word), column: infoColumn + offset)
    }
  }
}

extension Fence {
  /// The words that an info string would have for a block of a wiring's source: `swift`, `misused` and
  /// `F.swift:27` for `Swift{misused} F.swift:27`; nil if it is not like one.
  var nearSource: [String]? {
    let language = info.prefix { $0.isLetter || $0.isNumber }
    let rest = info[language.endIndex...].drop { !$0.isLetter && !$0.isNumber }
    let words = rest.split { " \t,{}".contains($0) }.map(String.init)
    guard !words.isEmpty, let near = NameLookup.nearest(to: String(language), in: ["swift"]) else {
      return nil
    }
    return [near] + words
  }
}

extension Fence {
  /// What a block's info string says about `mvclab`.
  enum Marking: Equatable {
    case other
    case ours
    /// `mvclab answer`: the transcript's last part, which readers see when they ask for it.
    case answer
    /// `swift` and more words: lines of a wiring's source.
    case code
    /// Nearly `mvclab`: a block that would be skipped silently.
    case nearly(String)
    /// `mvclab` and other words.
    case further(String)
  }

  var marking: Marking { Marking(info) }
}

extension Fence.Marking {
  /// What an info string says.
  init(_ info: String) {
    let words = info.split { $0 == " " || $0 == "\t" }.map(String.init)
    switch words.first {
    case nil: self = .other
    case "mvclab":
      let further = words.dropFirst().joined(separator: " ")
      self = further.isEmpty ? .ours : further == "answer" ? .answer : .further(further)
    case "swift": self = words.count > 1 ? .code : .other
    case let first?:
      let name = first.lowercased()
      let isNear =
        name.contains("mvclab") || name.count > 2 && "mvclab".contains(name)
        || NameLookup.nearest(to: first, in: ["mvclab"]) != nil
      self = isNear ? .nearly(first) : .other
    }
  }
}
