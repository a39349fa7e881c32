import Glibc

/// Writes a Swift file that holds the text of other files, so that a program can show its own code.
///
/// Called by the build: `SourceEmbedder [--below FOLDER] OUTPUT INPUT…`. A file is named without its
/// folder or, with `--below`, by its path from there.
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
    let inputs = arguments.map { (path: $0, name: name(of: $0, below: folder)) }
    var text = "import MVCLab\n\nextension SourceIndex {\n"
    text += "  /// The files that the build found here.\n"
    text += "  static let embedded = SourceIndex([\n"
    for input in inputs.sorted(by: { $0.name < $1.name }) {
      guard let content = read(input.path) else { exit(66) }
      text +=
        "    SourceFile(\n      name: \"\(input.name)\",\n      text: \(literal(content))),\n"
    }
    text += "  ])\n}\n"
    guard write(text, to: output) else { exit(73) }
  }

  private static func name(of path: String, below folder: String?) -> String {
    if let folder, path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// A literal that means exactly `text`: as many `#` as no run in it reaches.
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

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      if count == 0 { break }
      bytes += block[..<count]
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }
}
