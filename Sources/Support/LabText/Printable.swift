extension String {
  /// This text as one line that is safe to print: with `␤` instead of a line break, `␉` or `␛` instead of
  /// other control characters, and `�` instead of a mark that changes the direction of the text.
  package var printable: String {
    let isPlain = utf8.withContiguousStorageIfAvailable {
      $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
    guard isPlain != true, unicodeScalars.contains(where: \.isUnsafe) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map(\.picture)))
  }

  /// This text with each of its lines safe to print.
  package var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might take this for more than a letter: a control character, or a mark that
  /// changes the direction of the text.
  package var isUnsafe: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var picture: Unicode.Scalar {
    guard isUnsafe else { return self }
    switch value {
    case 0x0A, 0x85, 0x2028, 0x2029: return "␤"
    case 0x7F: return "␡"
    default: return value < 0x20 ? Unicode.Scalar(0x2400 + value) ?? "�" : "�"
    }
  }
}
