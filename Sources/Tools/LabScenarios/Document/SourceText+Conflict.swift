extension SourceText {
  /// The first line of a conflict that a merge has left, counted from 0; nil if there is none.
  var conflict: Int? {
    var start: Int?
    var hasMiddle = false
    for line in lines.indices {
      let text = content(line)
      if text.starts(with: "<<<<<<< ".utf8) {
        (start, hasMiddle) = (line, false)
      } else if text.elementsEqual("=======".utf8) {
        hasMiddle = start != nil
      } else if hasMiddle, text.starts(with: ">>>>>>> ".utf8) {
        return start
      }
    }
    return nil
  }
}
