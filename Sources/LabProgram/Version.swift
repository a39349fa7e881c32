import LineEditing

/// Which program this is.
enum Version {
  static let number = "0.1.0"

  /// As `--version` prints it, with the line editor that was built in.
  static func text(of program: String) -> String {
    let lab = program == "mvclab" ? "" : "\(program), a lab of "
    return "\(lab)mvclab \(number) (line editor: \(editorName ?? "none, plain lines"))"
  }
}
