import MVC

/// The text of source files, by name, so that the lab can show the line of a breach.
public struct SourceIndex: Sendable {
  /// All files; those that the build embeds are sorted by name.
  public let files: [SourceFile]
  private let positions: [String: Int]
  /// What was found out about the files.
  let memory = SourceMemory()

  /// An index of these files, whose names must differ.
  public init(_ files: [SourceFile]) {
    self.files = files
    positions = Dictionary(zip(files.map(\.name), files.indices)) { first, _ in first }
  }

  /// The names of the files that declare or extend a class.
  func files(about type: String) -> Set<String> { memory.files(about: type, among: files) }

  /// What a file declares.
  func outline(of file: SourceFile) -> SourceOutline { memory.outline(of: file) }

  /// The file with this name, such as `ToDoListController.swift`.
  public func file(_ name: String) -> SourceFile? { positions[name].map { files[$0] } }

  /// The file that a line is in; nil if that is not here, but another module's of the same name may be.
  package func file(of line: SourceLine) -> SourceFile? {
    file(line.file).flatMap { $0.canHave(line.fileID) ? $0 : nil }
  }

  /// The same for the line of a call.
  func file(of site: CallSite) -> SourceFile? {
    file(site.file).flatMap { $0.canHave(site.fileID) ? $0 : nil }
  }

  /// The line that declares a stored property of a type in these files.
  func property(_ name: String, of type: String, in names: [String]) -> SourceLine? {
    memory.line(of: name, type, in: names) {
      let type = String(type.prefix { $0 != "<" })
      for file in names.compactMap(file) {
        guard let line = file.line(declaring: name, of: type) else { continue }
        return SourceLine(file: file.name, line: line)
      }
      return nil
    }
  }
}
