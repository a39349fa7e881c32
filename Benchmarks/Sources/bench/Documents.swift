import Foundation

/// A folder of scenarios of ten steps under six wirings, each with other titles.
struct Documents {
  let folder: String
  let count: Int

  static let steps = 10
  static let wirings = 6

  /// Writes them, and lets the program fill in the output.
  init(count: Int, program: String) {
    self.count = count
    folder = NSTemporaryDirectory() + "mvclab-bench-\(getpid())"
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
      for number in 0..<count {
        try Documents.text(number).write(
          toFile: file(number),
          atomically: false,
          encoding: .utf8
        )
      }
    } catch { fatalError("\(error)") }
    unsetenv("CI")
    Program(program, "run", "--update", folder).run()
  }

  func file(_ number: Int) -> String { folder + "/\(number).md" }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  private static func text(_ number: Int) -> String {
    """
    # Scenario \(number)

    ```mvclab
    > system todo
    > wirings correct, misused, half-store, half-notified, rightmvc, onevcat
    > tap Add
    > open list
    > in second tap Add
    > select 0
    > type 'Milk \(number)'
    > tap Save
    > outside add Bread
    > tap Add
    > swipe 1
    > confirm Delete
    ```

    """
  }
}
