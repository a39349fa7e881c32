import LabFiles
import LabScenarios

/// The scenarios that failed when they last ran, in a file beside the command history.
///
/// A run adds the absolute path of each scenario that failed, after `+`, and of each that passed again,
/// after `-`, with a NUL behind it. So two runs can write the file at once.
struct FailureRecord {
  /// The path of the program's file.
  private let path: String

  /// Nil if there is no home folder, and nothing is kept.
  init?(program: String) {
    guard let path = UserFolder.state.path(of: "failures", program) else { return nil }
    self.path = path
  }

  /// The bytes that are no longer true of a record that is written anew without them: each run reads all of it.
  private static let mostWaste = 1 << 14

  /// The paths of the scenarios that failed; nil if no run has left a record.
  func failures() throws(FileError) -> Set<String>? {
    Files.exists(path) ? Self.failures(in: try Files.read(path)) : nil
  }

  private static func failures(in bytes: [UInt8]) -> Set<String> {
    var failures: Set<String> = []
    for entry in bytes.split(separator: 0) {
      let path = String(decoding: entry.dropFirst(), as: UTF8.self)
      if entry.first == UInt8(ascii: "+") {
        failures.insert(path)
      } else {
        failures.remove(path)
      }
    }
    return failures
  }

  /// Notes how scenarios ended.
  func note(_ scenarios: [String: Status]) throws(FileError) {
    guard !scenarios.isEmpty else { return }
    let bytes = Files.exists(path) ? try Files.read(path) : []
    var failures = Self.failures(in: bytes)
    var news = ""
    for (file, status) in scenarios.sorted(by: { $0.key < $1.key }) {
      let file = Files.resolved(file)
      if status == .passed {
        if failures.remove(file) != nil { news += "-\(file)\0" }
      } else if failures.insert(file).inserted {
        news += "+\(file)\0"
      }
    }
    let size = failures.reduce(0) { $0 + $1.utf8.count + 2 }
    guard bytes.count + news.utf8.count > size + Self.mostWaste else {
      return try Files.append(Array(news.utf8), to: path)
    }
    let present = failures.filter(Files.exists).sorted()
    try Files.replace(path, with: Array(present.map { "+\($0)\0" }.joined().utf8))
  }
}
