import Foundation
import Testing

/// A browser without a window and without network.
enum Browser {
  /// Chromium without what only a window needs, which starts three times as fast.
  private static let program = "/usr/bin/chromium-headless-shell"
  private static let isStrict = ProcessInfo.processInfo.environment["MVCLAB_STRICT"] != nil
  private static let isInstalled = FileManager.default.isExecutableFile(atPath: program)

  /// Skips a test where there is no browser, except where nothing may be skipped.
  static let needed: ConditionTrait = .enabled(
    if: isInstalled || isStrict,
    "needs chromium-headless-shell, which is not installed"
  )

  /// What a page holds after its script has run, in a window of so many pixels.
  static func document(_ page: String, _ fragment: String, width: Int = 1280) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try Data(page.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "--no-sandbox", "--disable-gpu", "--single-process", "--dump-dom",
      "--window-size=\(width),900",
      "--user-data-dir=\(folder.path)/profile", "\(file.absoluteString)#\(fragment)",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// What an expression is on a page after its script has run, in a window of so many pixels.
  static func value(
    _ expression: String,
    on page: String,
    _ fragment: String,
    width: Int = 1280
  ) throws -> String {
    let script = "<script>document.body.innerText = `VALUE${\(expression)}VALUE`</script></body>"
    let document = try document(
      page.replacing("</body>", with: script),
      fragment,
      width: width
    )
    let parts = document.split(separator: "VALUE", omittingEmptySubsequences: false)
    try #require(parts.count == 3)
    return String(parts[1])
  }
}
