import Foundation
import PseudoTerminal
import Testing

/// A running program that adds items to a file.
struct Adding {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(items: Int, to file: String) throws {
    process.executableURL = URL(fileURLWithPath: builtMVCLab)
    process.arguments = ["items", "--in", file]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let commands = (0..<items).map { "tap Add\ntype 'Item \($0)'\nconfirm Save\n" }.joined()
    try input.fileHandleForWriting.write(contentsOf: Data(commands.utf8))
  }

  /// Kills the program after so many items were on its screen; returns all rows that ever were.
  func kill(afterShowing count: Int) throws -> [String] {
    var text = Data()
    while rows(of: text).count < count {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      text += more
    }
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    text += output.fileHandleForReading.readDataToEndOfFile()
    return rows(of: text)
  }

  /// The rows in its finished lines.
  private func rows(of text: Data) -> [String] {
    let lines = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return StorageTests.titles(of: lines.dropLast().joined(separator: "\n"))
  }
}
