import ExampleApps
import Foundation
import LabSamples
import LabScenarios
import LabSystems
import Testing

@Suite("The DocC articles")
struct CatalogueTests {
  private static let folder = "Sources/Lab/MVCLab/MVCLab.docc"

  static var articles: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: Package.folder.appending(path: folder).path
      ).filter { $0.hasSuffix(".md") }.sorted()
    }
  }

  @Test func `every Swift sample of an article is compiled`() throws {
    let files = try Self.compiled()
    var count = 0
    for article in try Self.articles {
      for sample in try Self.blocks("swift", of: article) {
        count += 1
        #expect(files.contains { $0.contains(sample) }, "\(article):\n\(sample)")
      }
    }
    #expect(count > 10)
  }

  @Test func `every transcript of an article replays`() throws {
    let paths = try Self.articles.filter { try !Self.blocks("mvclab", of: $0).isEmpty }
      .map { Package.folder.appending(path: "\(Self.folder)/\($0)").path }
    #expect(paths.count == 11)
    let complaints = Self.complaints(of: paths)
    #expect(complaints == "")
  }

  @Test func `every scenario of the samples replays`() {
    let folder = Package.folder.appending(path: "Tests/SampleScenarios").path
    let complaints = Self.complaints(of: [folder])
    #expect(complaints == "")
  }

  /// What a run of these documents prints, if it does not go well.
  private static func complaints(of paths: [String]) -> String {
    var told = ""
    let (_, exit) = LabScenarios.Run(
      RunOptions(paths: paths),
      systems: .all + [.weather] + .samples,
      clock: { .zero },
      isCI: true
    ).perform(Format.pretty.report(), write: { told += $0 }, note: { told += $0 })
    return exit == .well ? "" : told
  }

  /// The text of every file that the build compiles for outsiders to read.
  private static func compiled() throws -> [String] {
    try [
      "Examples/TwoApps/Sources", "Tests/LabSamples", "Sources/ForPackages/LabTemplate",
    ].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(
        atPath: Package.folder.appending(path: folder).path
      ).filter { $0.hasSuffix(".swift") }.map { try Package.text("\(folder)/\($0)") }
    }
  }

  /// The blocks of an article that are marked with a language.
  private static func blocks(_ language: String, of article: String) throws -> [String] {
    try Package.text("\(folder)/\(article)").components(separatedBy: "\n```\(language)\n")
      .dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
  }
}
