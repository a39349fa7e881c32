/// The source of one wiring, which is asked about the stored properties that it declares.
struct PropertySource {
  private let sources: SourceIndex
  private let files: [String]
  private let memory: SlotMemory

  /// No source.
  static let unknown = PropertySource(SourceIndex([]), files: [], SlotMemory())

  /// These files of an index, and what is known of the classes that they declare.
  init(_ sources: SourceIndex, files: [String], _ memory: SlotMemory) {
    (self.sources, self.files, self.memory) = (sources, files, memory)
  }

  /// The line that declares a stored property, if the wiring names its file.
  func line(of property: StoredProperties.Property) -> SourceLine? {
    sources.code.property(property.name, of: property.owner, in: files).map { SourceLine($0) }
  }

  /// The text of that line.
  func text(of property: StoredProperties.Property) -> String? {
    line(of: property).flatMap { sources.file($0.file)?.lines[$0.line - 1] }
  }

  /// The slots of a class by its declarations and this source; `find` is asked once for all worlds.
  func slots(of type: AnyClass, _ find: () -> [Slot]) -> [Slot] {
    memory.slots(of: type, in: files, find)
  }
}
