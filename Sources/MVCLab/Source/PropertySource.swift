/// The source of one wiring, which is asked about the stored properties that it declares.
struct PropertySource {
  private let sources: SourceIndex
  private let files: [String]

  /// No source.
  static let unknown = PropertySource(SourceIndex([]), files: [])

  /// These files of an index.
  init(_ sources: SourceIndex, files: [String]) { (self.sources, self.files) = (sources, files) }

  /// The line that declares a stored property, if the wiring names its file.
  func line(of property: StoredProperties.Property) -> SourceLine? {
    sources.memory.line(of: property, in: files) {
      sources.property(property.name, of: property.owner, in: files)
    }
  }

  /// The text of that line.
  func text(of property: StoredProperties.Property) -> String? {
    line(of: property).flatMap { sources.file($0.file)?.lines[$0.line - 1] }
  }

  /// The slots of a class by its declarations and this source; `find` is asked once for all worlds.
  func slots(of type: AnyClass, _ find: () -> [Slot]) -> [Slot] {
    sources.memory.slots(of: type, in: files, find)
  }
}
