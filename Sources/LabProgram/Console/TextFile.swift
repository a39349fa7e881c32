import LabScenarios

/// A file of text, read whole.
enum TextFile {
  /// The file's text; a failure names what is wrong with the file, and where, if it is not UTF-8.
  static func read(_ path: String) throws(ExitError) -> String {
    let bytes: [UInt8]
    do { bytes = try Files.read(path) } catch {
      throw ExitError(.noInput, "cannot read '\(path)': \(error.reason)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      throw ExitError(.malformed, "\(path):\(line + 1): error: this is not UTF-8 text")
    }
    return text.withoutByteOrderMark
  }
}

extension String {
  /// This text without the mark of the order of its bytes that some editors begin a file with.
  var withoutByteOrderMark: String { first == "\u{FEFF}" ? String(dropFirst()) : self }
}
