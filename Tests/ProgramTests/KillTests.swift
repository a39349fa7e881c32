import Foundation
import MVC
import PseudoTerminal
import Testing

/// Kills the program while it writes; `MVCLAB_KILLS=1000` does so more often.
@Suite("A program that is killed", .waits, .serialized)
struct KillTests {
  /// How many rows fit on the screen; further rows are stored, but never shown.
  private static let rowsOnScreen = 12
  private static let count =
    ProcessInfo.processInfo.environment["MVCLAB_KILLS"].flatMap { Int($0) } ?? 6

  private let scratch: Scratch
  private let random = RandomSource(seed: 9)

  init() throws { scratch = try Scratch() }

  private static func scenario(_ number: Int, _ expected: String) -> String {
    """
    # Scenario \(number)

    ```mvclab
    > system counter
    > wirings correct
    ...
    > repeat \(number) tap ++
    ...
    > tap ++
    \(expected)```

    """
  }

  private func start(_ arguments: String...) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: builtMVCLab)
    process.arguments = arguments
    process.currentDirectoryURL = scratch.folder
    process.environment = ["PATH": "/usr/bin:/bin"]
    (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test func `an update that is killed leaves each file as it was or as it should be`() throws {
    let names = (1...8).map { "\($0).md" }
    let old = (1...8).map { Self.scenario($0, "") }
    func reset() throws {
      for name in try scratch.contents {
        try FileManager.default.removeItem(atPath: scratch.path(name))
      }
      for (name, text) in zip(names, old) { _ = try scratch.file(name, text) }
    }
    try reset()
    let begin = ContinuousClock.now
    try start("run", ".", "--update").waitUntilExit()
    let whole = (ContinuousClock.now - begin) / .microseconds(1)
    let new = try names.map(scratch.text)
    #expect(zip(old, new).allSatisfy { $0 != $1 })
    var (killed, between) = (0, 0)
    for _ in 0..<Self.count {
      try reset()
      let process = try start("run", ".", "--update")
      usleep(UInt32(random.next(below: Int(whole))))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      // Hidden ones too.
      let files = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
      #expect(files.sorted() == names)
      let now = try names.map(scratch.text)
      for (name, (now, (old, new))) in zip(names, zip(now, zip(old, new))) {
        #expect(now == old || now == new, "\(name)")
      }
      if now != old, now != new { between += 1 }
    }
    print("updates: \(Self.count) kills, \(killed) in time, \(between) between two files")
    try start("run", ".", "--update").waitUntilExit()
    #expect(try names.map(scratch.text) == new)
  }

  @Test func `a session that is killed has stored all rows that it has shown`() throws {
    var stored = 0
    for _ in 0..<Self.count {
      let file = scratch.path("items.db")
      for name in try scratch.contents {
        try FileManager.default.removeItem(atPath: scratch.path(name))
      }
      let adding = try Adding(items: 40, to: file)
      usleep(UInt32(random.next(below: 20_000)))
      let shown = try adding.kill(afterShowing: random.next(below: Self.rowsOnScreen + 1))
      let found = StorageTests.titles(of: try Run("items", "--in", file).output)
      #expect(Array(found.prefix(shown.count)) == shown)
      stored += shown.count
    }
    print("sessions: \(Self.count) kills, \(stored) rows shown and stored")
  }
}
