import Foundation
import LabConversation
import LabSystems
import MVCLab
import Testing

@Suite("Pages in a browser", .serialized)
struct BrowserTests {
  private static let browser = "/usr/bin/chromium"
  private static let isStrict = ProcessInfo.processInfo.environment["MVCLAB_STRICT"] != nil
  private static let hasBrowser = FileManager.default.isExecutableFile(atPath: browser)

  /// What a page holds after its script has run, in a browser without network.
  private func document(_ page: String, _ fragment: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try Data(page.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.browser)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
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

  /// The texts of the played phones' rows, by wiring.
  private func rows(_ document: String) -> [[String]] {
    let below = document.components(separatedBy: "id=\"sides\"").last ?? ""
    let play = below.components(separatedBy: "id=\"world\"").first ?? ""
    return play.components(separatedBy: "<section class=\"side ").dropFirst().map { side in
      side.matches(of: /<i>\d+<\/i><span><span class="part"><button[^>]*>([^<]*)</).map {
        String($0.1)
      }
    }
  }

  @Test(
    "a page that is played answers as the program does",
    .enabled(if: hasBrowser || isStrict, "needs chromium, which is not installed"),
    arguments: [
      ["tap Add", "open list as second", "in second tap Add"],
      ["tap Add", "tap Add", "swipe 0", "confirm Delete"],
      ["outside add Milk", "tap Add", "undo", "undo"],
    ]
  )
  func play(_ story: [String]) async throws {
    let course = try SampleCourse.course(["todo/02-second-window.md"])
    let page = try #require(
      try await SampleCourse.site(course, explored: 80)["todo/02-second-window.html"]
    )
    let conversation = Conversation(systems: [System].all)
    for command in ["system todo", "wirings correct, misused"] + story {
      _ = conversation.respond(to: command)
    }
    let fragment = story.joined(separator: ";").replacing(" ", with: "%20")
    let played = rows(try document(page, "play=\(fragment)"))
    let expected = conversation.respond(to: "show screen").transcripts.map { lines in
      lines.map(\.text).compactMap {
        $0.firstMatch(of: /\d  (To Do Item \d|Milk)/).map { String($0.1) }
      }
    }
    #expect(played == expected)
  }

  @Test(
    "without an answer, a prediction hides what happens",
    .enabled(if: hasBrowser || isStrict, "needs chromium, which is not installed")
  )
  func prediction() async throws {
    let course = try SampleCourse.course(["todo/02-second-window.md"])
    let page = try #require(
      try await SampleCourse.site(course, explored: 1)["todo/02-second-window.html"]
    )
    let shown = try document(page, "s2")
    #expect(shown.contains("aria-current=\"step\">2 open list as second"))
    #expect(shown.contains("<div class=\"sides\" hidden=\"\">"))
  }
}
