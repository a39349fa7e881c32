import MVCLab

/// The system and the wirings of a document, which are known even where the rest of it is malformed.
struct DocumentSubject {
  let system: System
  let wirings: [Wiring]

  /// Nil if the document does not name a system and wirings.
  init?(_ bytes: [UInt8], systems: [System]) {
    var reader = Reader(SourceText(bytes), file: "", systems: systems)
    _ = try? reader.read()
    guard let system = reader.preamble.names.system, !reader.preamble.wirings.isEmpty else {
      return nil
    }
    (self.system, wirings) = (system, reader.preamble.wirings)
  }
}
