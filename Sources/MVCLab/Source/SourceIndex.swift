/// The text of source files, by name, so that a breach can show the line it speaks of.
public struct SourceIndex: Sendable {
  /// All files, sorted by name where the build has embedded them.
  public let files: [SourceFile]

  /// An index of these files, whose names should differ.
  public init(_ files: [SourceFile]) { self.files = files }

  /// The file of this name, such as `ToDoListController.swift`.
  public func file(_ name: String) -> SourceFile? { files.first { $0.name == name } }

  /// Where a stored property of a type is declared, among these files.
  func property(_ name: String, of type: String, in names: [String]) -> SourceLine? {
    let type = String(type.prefix { $0 != "<" })
    return names.lazy.compactMap(file).compactMap { file in
      file.line(declaring: name, of: type).map { SourceLine(file: file.name, line: $0) }
    }.first
  }
}
