import LineEditing

/// Which program this is.
enum Version {
  static let number = "0.1.0"

  /// As `--version` prints it, with the line editor that was built in.
  static let text = "mvclab \(number) (line editor: \(editorName ?? "none, plain lines"))"
}
