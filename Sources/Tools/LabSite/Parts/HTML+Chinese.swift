import LabText

extension HTML {
  /// The page with each run of Chinese marked as such, so that it is drawn with the right letters and read
  /// aloud in its language; what is marked already stays.
  var withChineseMarked: HTML {
    guard text.unicodeScalars.contains(where: \.isChinese) else { return self }
    var reader = ChineseReader()
    for scalar in text.unicodeScalars { reader.take(scalar) }
    reader.endRun()
    return HTML(verbatim: reader.marked)
  }
}

/// Reads a page and remembers whether it is inside of a tag, of Chinese, or of a drawing, whose texts have
/// other elements.
private struct ChineseReader {
  private(set) var marked = ""
  private var tag = ""
  private var isInTag = false
  private var isInDrawing = false
  /// The element of the Chinese that is being read; empty if that is marked already, nil outside.
  private var run: String?

  mutating func take(_ scalar: Unicode.Scalar) {
    if isInTag {
      tag.unicodeScalars.append(scalar)
      if scalar == ">" { endTag() }
    } else if scalar.isChinese || run != nil && scalar.isChineseSign {
      if run == nil { beginRun() }
    } else {
      endRun()
      if scalar == "<" { (tag, isInTag) = ("<", true) }
    }
    marked.unicodeScalars.append(scalar)
  }

  private mutating func beginRun() {
    // The name of a drawing's part is text alone.
    let isMarked = tag.hasSuffix(" lang=\"zh\">") || isInDrawing && tag == "<title>"
    let element = isInDrawing ? "tspan" : "span"
    if !isMarked { marked += "<\(element) lang=\"zh\">" }
    run = isMarked ? "" : element
  }

  mutating func endRun() {
    if let run, !run.isEmpty { marked += "</\(run)>" }
    run = nil
  }

  private mutating func endTag() {
    isInTag = false
    if tag.hasPrefix("<svg") { isInDrawing = true }
    if tag == "</svg>" { isInDrawing = false }
  }
}

extension Unicode.Scalar {
  /// Whether it is a Han character.
  fileprivate var isChinese: Bool {
    switch value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether it can stand between Han characters: their punctuation, and letters of their width.
  fileprivate var isChineseSign: Bool {
    switch value {
    case 0x3000...0x303F, 0xFF00...0xFFEF: true
    default: isChinese
    }
  }
}
