// Nothing of the lab is imported: who builds a lab waits for this program first.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes a Swift file that contains the text of other files, so that a program can show its own code.
///
/// The build plugin calls it: `SourceEmbedder [--below FOLDER] OUTPUT [--module NAME] INPUT…`. A file is named without
/// its folder or, with `--below`, by its path from that folder. `--module` names the module of the inputs after it.
@main
struct SourceEmbedder {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    var folder: String?
    if arguments.first == "--below" {
      folder = arguments.dropFirst().first
      arguments = arguments.dropFirst(2)
    }
    guard let output = arguments.popFirst() else { exit(64) }
    write(text(of: Array(arguments), below: folder), to: output)
  }

  private static func text(of paths: [String], below folder: String?) -> String {
    var text = "import MVCLab\n\nextension SourceIndex {\n"
    text += "  /// The source files that the build embedded.\n"
    text += "  static let embedded = SourceIndex([\n"
    var module = ""
    var inputs: [(path: String, name: String, module: String)] = []
    var rest = paths[...]
    while let path = rest.popFirst() {
      if path == "--module" {
        module = rest.popFirst().map { "\n      module: \"\($0)\"," } ?? ""
      } else {
        inputs.append((path, name(of: path, below: folder), module))
      }
    }
    for input in inputs.sorted(by: { $0.name < $1.name }) {
      let content = literal(read(input.path))
      text +=
        "    SourceFile(\n      name: \"\(input.name)\",\(input.module)\n      text: \(content)),\n"
    }
    return text + "  ])\n}\n"
  }

  private static func name(of path: String, below folder: String?) -> String {
    if let folder, path.hasPrefix(folder) {
      return String(path.dropFirst(folder.count).drop { $0 == "/" })
    }
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// A literal that means exactly `text`: with one `#` more than the longest run of them in it.
  private static func literal(_ text: String) -> String {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
      longest = max(longest, run)
    }
    let marks = String(repeating: "#", count: longest + 1)
    return "\(marks)\"\"\"\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\"\"\"\(marks)"
  }

  // MARK: - Files

  private static func read(_ path: String) -> String {
    guard let file = fopen(path, "r") else { fail(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    guard ferror(file) == 0, let text = String(validating: bytes, as: UTF8.self) else { fail(path) }
    return text
  }

  private static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { fail(path) }
    let written = fputs(text, file)
    guard fclose(file) == 0, written >= 0 else { fail(path) }
  }

  private static func fail(_ path: String) -> Never {
    perror("error: \(path)")
    exit(66)
  }
}
