import CCallStack

/// A static property of a class that is an array of texts, found by the program's table of symbols.
package struct StaticTexts: Sendable {
  /// Its name in the source.
  package let name: String
  private let address: UInt

  /// How the mangled name of such a property ends.
  private static let end = "SaySSGvpZ"

  private static let known: [(mangled: String, address: UInt)] = {
    let count = Int(callstack_variables(end, nil, 0))
    guard count > 0 else { return [] }
    return withUnsafeTemporaryAllocation(of: callstack_variable.self, capacity: count) { found in
      let count = callstack_variables(end, found.baseAddress, Int32(count))
      return found.prefix(Int(count)).map { (String(cString: $0.name), UInt($0.address)) }
    }
  }()

  /// Those that a class declares; none where the program has no symbols.
  package static func all(of type: AnyClass) -> [StaticTexts] {
    guard !known.isEmpty, let mangled = _mangledTypeName(type).map({ "$s" + $0 }),
      let owner = demangled(mangled)
    else { return [] }
    return known.filter { $0.mangled.hasPrefix(mangled) }.compactMap { variable in
      let start = "static \(owner)."
      guard let text = demangled(variable.mangled), text.hasPrefix(start) else { return nil }
      // `notes : [Swift.String]`, or `(notes in _5F1C…) : [Swift.String]`.
      let name = text.dropFirst(start.count).drop { $0 == "(" }.prefix { $0 != " " }
      return name.contains(".") ? nil : StaticTexts(name: String(name), address: variable.address)
    }.sorted { $0.name < $1.name }
  }

  /// What it holds now; nil if nobody has used it yet.
  package var value: [String]? {
    // An array is a reference to its storage, which no used variable lacks.
    guard let place = UnsafeRawPointer(bitPattern: address),
      place.load(as: UnsafeRawPointer?.self) != nil
    else { return nil }
    return place.assumingMemoryBound(to: [String].self).pointee
  }

  private static func demangled(_ name: String) -> String? {
    guard let text = callstack_demangled(name) else { return nil }
    defer { callstack_free(text) }
    return String(cString: text)
  }
}
