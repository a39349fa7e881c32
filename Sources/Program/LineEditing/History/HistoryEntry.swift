/// Converts an entry of the history to a line of its file and back.
///
/// The line contains `\n`, `\r` and `\\` for a line feed, a carriage return and a backslash.
enum HistoryEntry {
  static func line(for entry: String) -> String {
    guard entry.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x5C }) else {
      return entry
    }
    var line = String.UnicodeScalarView()
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\n": line += ["\\", "n"]
      case "\r": line += ["\\", "r"]
      case "\\": line += ["\\", "\\"]
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  static func entry(in line: String) -> String {
    guard line.utf8.contains(0x5C) else { return line }
    var entry = String.UnicodeScalarView()
    var scalars = line.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\", let escaped = scalars.next() else {
        entry.append(scalar)
        continue
      }
      switch escaped {
      case "n": entry.append("\n")
      case "r": entry.append("\r")
      default: entry.append(escaped)
      }
    }
    return String(entry)
  }
}
