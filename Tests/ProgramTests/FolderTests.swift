import Foundation
import Testing

@Suite("The folders of a module")
struct FolderTests {
  @Test func `inside a module, no folder needs another one that needs it`() throws {
    let knots = try Self.knots(in: Self.sources())
    #expect(knots == [])
  }

  @Test func `two folders that need each other are found, and what is only said in text is not`() {
    let sources = [
      SwiftSource("Shop/Model", "public struct Cart {\n  struct Line {}\n  var view: CartView? }"),
      SwiftSource(
        "Shop/View",
        "final class CartView { /* a Label */ let cart = Cart() } // a Till"
      ),
      SwiftSource("Shop/Till", #"struct Till { let text = "no { Printer"; let cart: Cart }"#),
      SwiftSource("Shop/Paper", "enum Printer { case none(Till) }"),
      SwiftSource("Text", "struct Label { let cart: Cart }"),
    ]
    #expect(
      Self.knots(in: sources) == [
        "Shop/Model -> Shop/View: CartView", "Shop/View -> Shop/Model: Cart",
      ]
    )
  }

  /// Each need that is a part of a circle: one folder of a module, another one, and the types.
  private static func knots(in sources: [SwiftSource]) -> [String] {
    var homes: [String: Set<String>] = [:]
    for source in sources {
      for type in source.declared { homes[type, default: []].insert(source.folder) }
    }
    var needs: [Need: Set<String>] = [:]
    for source in sources {
      for name in source.names {
        // A name that several folders declare may be any of them.
        guard let home = homes[name], home.count == 1, let folder = home.first,
          folder != source.folder, folder.module == source.folder.module
        else { continue }
        needs[Need(of: source.folder, for: folder), default: []].insert(name)
      }
    }
    while let end = needs.keys.first(where: { need in
      !needs.keys.contains { $0.folder == need.other }
        || !needs.keys.contains { $0.other == need.folder }
    }) {
      needs[end] = nil
    }
    return needs.map { "\($0.folder) -> \($0.other): \($1.sorted().joined(separator: ", "))" }
      .sorted()
  }

  private struct Need: Hashable {
    let folder: String
    let other: String

    init(of folder: String, for other: String) { (self.folder, self.other) = (folder, other) }
  }

  private static func sources() throws -> [SwiftSource] {
    let root = Package.folder.appending(path: "Sources")
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      SwiftSource(
        // A module is a folder of a layer.
        (path as NSString).deletingLastPathComponent.split(separator: "/").dropFirst()
          .joined(separator: "/"),
        try Package.text("Sources/\(path)")
      )
    }
  }
}

/// The names in a source file, without comments and strings.
private struct SwiftSource {
  let folder: String
  private(set) var names: Set<String> = []
  /// The types that are declared outside of any other.
  private(set) var declared: Set<String> = []

  private static let declarators: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]

  init(_ folder: String, _ text: String) {
    self.folder = folder
    var rest = Substring(text).utf8
    var depth = 0
    var word = ""
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "/") where rest.starts(with: "//".utf8): rest.skip(to: "\n")
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8): rest.skip(to: "*/")
      case UInt8(ascii: "\"") where rest.starts(with: "\"\"\"".utf8):
        rest.skip(to: "\"\"\"", from: 3)
      case UInt8(ascii: "\""): rest.skip(to: "\"", from: 1)
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        depth += byte == UInt8(ascii: "{") ? 1 : -1
        rest = rest.dropFirst()
      default:
        let name = String(Substring(rest.prefix(while: \.isPartOfName)))
        rest = rest.dropFirst(max(1, name.utf8.count))
        guard !name.isEmpty else { continue }
        if depth == 0, Self.declarators.contains(word) { declared.insert(name) }
        names.insert(name)
        word = name
      }
    }
  }
}

extension Substring.UTF8View {
  /// Passes what is before the next such text, and the text; a quote after a backslash is none.
  fileprivate mutating func skip(to end: String, from start: Int = 0) {
    self = dropFirst(start)
    while !isEmpty, !starts(with: end.utf8) {
      self = dropFirst(first == UInt8(ascii: "\\") ? 2 : 1)
    }
    self = dropFirst(end.utf8.count)
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}

extension String {
  /// The first folder of a path.
  fileprivate var module: Substring { prefix { $0 != "/" } }
}
