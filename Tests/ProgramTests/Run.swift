import Foundation
import PseudoTerminal
import Testing

/// A finished run of the built program.
struct Run {
  let output: String
  let errors: String
  let code: Int32

  /// Runs `mvclab`, or another program, without a terminal.
  init(
    _ arguments: String...,
    input: String = "",
    environment: [String: String] = [:],
    program: String = "mvclab",
    in folder: URL = Package.folder
  ) throws {
    try self.init(arguments: arguments, input, environment, program: program, in: folder)
  }

  /// Runs `mvclab`, or another program, without a terminal.
  init(
    arguments: [String],
    _ input: String = "",
    _ environment: [String: String] = [:],
    program: String = "mvclab",
    in folder: URL = Package.folder
  ) throws {
    try self.init(
      builtProgram(program),
      arguments,
      input: input,
      environment: ["PATH": "/usr/bin:/bin", "TERM": "xterm"].merging(environment) { $1 },
      in: folder
    )
  }

  /// Runs a program in a folder, without a terminal.
  init(
    _ program: String,
    _ arguments: [String],
    input: String = "",
    environment: [String: String],
    in folder: URL
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    // A second pipe could fill up while the test reads the first.
    let scratch = try Scratch()
    let stderr = try scratch.file("stderr", "")
    process.standardError = FileHandle(forWritingAtPath: stderr)
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    errors = try scratch.text("stderr")
    code = process.terminationStatus
  }
}

extension Run {
  /// Waits in a shell until the program in the background handles a termination.
  static let waitingForHandlers = """
    until [ $((0x$(sed -n 's/^SigCgt:.//p' /proc/$!/status) & 0x4000)) != 0 ]; do sleep 0.1; done
    """
}

extension Run {
  /// The scenarios that a run with `--format json` played, in their order.
  var scenarios: [String] {
    get throws {
      let names = try output.split(separator: "\n").compactMap { line in
        try (JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["scenario"]
          as? String
      }
      return names.indices.filter { $0 == 0 || names[$0] != names[$0 - 1] }.map { names[$0] }
    }
  }
}

/// The package under test.
enum Package {
  /// The folder of the package, found from this file.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The built program within the package, where it finds the package; a copy of it, if the build has
  /// another folder.
  static let program: String = {
    if builtMVCLab.hasPrefix(folder.path + "/") { return builtMVCLab }
    let copy = folder.appending(path: ".build/copy-for-tests/mvclab")
    let files = FileManager.default
    try? files.createDirectory(
      at: copy.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try? files.removeItem(at: copy)
    try? copyProgram(builtMVCLab, to: copy.path)
    return copy.path
  }()
}

/// Copies a program that a test then starts.
///
/// Another process does it: a program can't start while a file descriptor to write it is open, and one of this
/// process would be inherited by what other tests start meanwhile.
func copyProgram(_ program: String, to path: String) throws {
  let copy = try Run("/bin/cp", [program, path], environment: [:], in: Package.folder)
  try #require(copy.code == 0, "\(copy.errors)")
}

/// A temporary folder, which is removed when the test ends.
final class Scratch {
  let folder = FileManager.default.temporaryDirectory.appending(path: "mvclab-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }
}

extension Scratch {
  /// The paths of all files and folders in it, hidden ones too, sorted.
  var contents: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() }
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
