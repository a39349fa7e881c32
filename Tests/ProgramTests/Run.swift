import Foundation
import PseudoTerminal

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
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }
}

/// The package that is being tested.
enum Package {
  /// Its folder, found from this file.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}

/// A folder that goes when the test is over.
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
  /// The paths of all that lies in it, hidden things too, sorted.
  var contents: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() }
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
