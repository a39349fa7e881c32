import LabFiles
import LabPlatform

/// Writes a Swift file that contains the text of other files, so that a program can show its own code.
///
/// Build plugins call it: `SourceEmbedder [--below FOLDER] OUTPUT INPUT…`. A file is named without its
/// folder or, with `--below`, by its path from that folder.
@main
struct SourceEmbedder {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    var folder: String?
    if arguments.first == "--below" {
      folder = arguments.dropFirst().first.map { $0 + "/" }
      arguments = arguments.dropFirst(2)
    }
    guard let output = arguments.popFirst() else { exit(64) }
    do throws(FileError) {
      try Files.replace(output, with: Array(try text(of: Array(arguments), below: folder).utf8))
    } catch {
      try? Files.write(Array("error: \(error)\n".utf8)[...], to: STDERR_FILENO)
      exit(66)
    }
  }

  private static func text(
    of paths: [String],
    below folder: String?
  ) throws(FileError) -> String {
    var text = "import MVCLab\n\nextension SourceIndex {\n"
    text += "  /// The source files that the build embedded.\n"
    text += "  static let embedded = SourceIndex([\n"
    let inputs = paths.map { (path: $0, name: name(of: $0, below: folder)) }
    for input in inputs.sorted(by: { $0.name < $1.name }) {
      let content = literal(try Files.text(of: input.path))
      text += "    SourceFile(\n      name: \"\(input.name)\",\n      text: \(content)),\n"
    }
    return text + "  ])\n}\n"
  }

  private static func name(of path: String, below folder: String?) -> String {
    if let folder, path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// A literal that means exactly `text`: with one `#` more than the longest run of them in it.
  private static func literal(_ text: String) -> String {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "#" ? run + 1 : 0
      longest = max(longest, run)
    }
    let marks = String(repeating: "#", count: longest + 1)
    return "\(marks)\"\"\"\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\"\"\"\(marks)"
  }
}
