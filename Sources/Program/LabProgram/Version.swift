import LineEditing

/// The version of the program.
enum Version {
  static let number = "0.1.0"

  /// The text of `--version`, with that of the line editor.
  static func text(of program: String) -> String {
    let lab = program == "mvclab" ? "" : "\(program), a lab of "
    return "\(lab)mvclab \(number) (line editor: \(editorName))"
  }
}
