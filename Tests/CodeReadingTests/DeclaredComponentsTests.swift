import CodeReading
import Foundation
import Testing

@Suite struct DeclaredComponentsTests {
  @Test func `objects of subclasses of every open view and controller can be counted`() throws {
    let names = try Self.openClasses()
    #expect(names.isSuperset(of: ["Button", "UIButton", "UICollectionViewController"]))
    let text = names.sorted().map { "final class My\($0): \($0) {}" }.joined(separator: "\n")
    let found = CodeIndex([CodeFile(name: "Mine.swift", lines: text.components(separatedBy: "\n"))])
      .components.names
    #expect(names.filter { !found.contains("My\($0)") } == [])
  }

  @Test func `a plain class's objects can't be counted`() {
    let source = CodeFile(name: "Mine.swift", lines: ["final class Plain {}"])
    #expect(CodeIndex([source]).components.plain.contains("Plain"))
  }

  /// The open components of the modules with screens, and their other names.
  private static func openClasses() throws -> Set<String> {
    let here = URL(fileURLWithPath: #filePath)
    let sources = here.appending(path: "../../../Sources").standardized
    var superclasses: [String: String] = [:]
    for module in ["HeadlessUI", "UIKitNames"] {
      let folder = sources.appending(path: "Framework/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /open class (\w+)(?:<[^>]*>)?: (\w+)/) {
          superclasses["\(match.1)"] = "\(match.2)"
        }
        for match in text.matches(of: /public typealias (\w+) = (\w+)\n/) {
          superclasses["\(match.1)"] = "\(match.2)"
        }
      }
    }
    let roots: Set = ["View", "Controller", "Component"]
    return Set(
      superclasses.keys.filter { name in
        var current = name
        while let next = superclasses[current], !roots.contains(current) { current = next }
        return roots.contains(current) && current != "Component"
      }
    )
  }
}
