import MVC

/// What lies on the heap for a closure: the values that it captures.
///
/// The compiler describes them for debuggers, in programs with all optimisations too. A value whose type depends on
/// a generic parameter is not described fully; it and those behind it stay unknown.
struct ClosureContext {
  let captures: [Capture]

  struct Capture {
    let offset: Int
    let content: Content
  }

  enum Content {
    case value(DeclaredField)
    case closure
    /// A variable that closures share, or a weak reference: it lies in a context of its own.
    case box
    /// A weak reference, alone in its box.
    case weak
    /// A reference that may lead to what is gone.
    case unowned
    /// A function that captures nothing, such as one of C's.
    case code
  }

  /// What a pointer to a context leads to.
  enum Kind {
    /// The closure captures one object, which needs no context.
    case object
    /// The description of the captures.
    case captures(UnsafeRawPointer)
    case unknown
  }

  /// What lies at the context of a closure.
  static func kind(of context: UnsafeRawPointer) -> Kind {
    #if canImport(Darwin)
    return .unknown
    #else
    let metadata = context.load(as: UnsafeRawPointer.self)
    let kind = metadata.load(as: UInt.self)
    // A class has no kind, but the address of its metaclass or a small number.
    if kind == 0 || kind > MetadataLayout.lastKind { return .object }
    guard kind == MetadataLayout.heapLocalVariable,
      (metadata + MetadataLayout.description).load(as: UnsafeRawPointer?.self) != nil
    else { return .unknown }
    return .captures(metadata)
    #endif
  }

  /// The captures that the metadata of a context describes.
  init(_ metadata: UnsafeRawPointer) {
    let description = (metadata + MetadataLayout.description).load(as: UnsafeRawPointer.self)
    let count = Int(description.load(as: UInt32.self))
    let genericArguments = Int((description + 8).load(as: UInt32.self))
    var captures: [Capture] = []
    var end = Int((metadata + MetadataLayout.firstCapture).load(as: UInt32.self))
    end += genericArguments * MemoryLayout<UnsafeRawPointer>.size
    for index in 0..<count {
      guard let capture = CapturedType(description + 12 + index * 4).capture else { break }
      let offset = (end + capture.alignment - 1) / capture.alignment * capture.alignment
      captures.append(Capture(offset: offset, content: capture.content))
      end = offset + capture.size
    }
    self.captures = captures
  }
}

/// Where the runtime keeps what is used here, in all programs of one version of its binary interface.
private enum MetadataLayout {
  static let heapLocalVariable: UInt = 0x400
  static let lastKind: UInt = 0x7FF
  static let firstCapture = 8
  static let description = 16
}

/// The type of a captured value, as a mangled name with the addresses of other types in it.
private struct CapturedType {
  private let start: UnsafePointer<UInt8>
  private let bytes: [UInt8]

  /// Reads the name to which a relative address leads.
  init(_ address: UnsafeRawPointer) {
    start = (address + Int(address.load(as: Int32.self))).assumingMemoryBound(to: UInt8.self)
    var count = 0
    while start[count] != 0 {
      // An address within the name may contain zeros.
      switch start[count] {
      case 0x01...0x17: count += 5
      case 0x18...0x1F: count += 1 + MemoryLayout<UnsafeRawPointer>.size
      default: count += 1
      }
    }
    bytes = Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// How the value lies in memory; nil if its type is not known.
  var capture: (content: ClosureContext.Content, size: Int, alignment: Int)? {
    let word = MemoryLayout<UnsafeRawPointer>.size
    // The runtime has no type for a pack of values.
    if contains("Qp") || contains("QP") { return nil }
    if ends(in: "Xx") { return (.box, word, word) }
    if isThinFunction { return (.code, word, word) }
    if isClosure { return (.closure, 2 * word, word) }
    if ends(in: "Xw") { return (.weak, word, word) }
    let type = _getTypeByMangledNameInContext(
      start,
      UInt(bytes.count),
      genericContext: nil,
      genericArguments: nil
    )
    guard let type else { return nil }
    let layout = CapturedType.layout(of: type)
    // A reference to a value of a protocol's type has another size than one to an object.
    return ends(in: "Xo") || ends(in: "Xu") ? (.unowned, layout.size, layout.alignment) : layout
  }

  /// The function of a closure, or of an optional one, is named as the optimiser sees it: `Ie`, how it takes and
  /// returns each value, `_`.
  private var isClosure: Bool {
    let name = ends(in: "Sg") ? bytes.dropLast(2) : bytes[...]
    guard let start = name.lastIndex(of: UInt8(ascii: "I")) else { return false }
    return name.last == UInt8(ascii: "_") && name[start + 1] == UInt8(ascii: "e")
  }

  /// Such a function's name has `t` for how it is called behind `Ie`, or `C` behind that.
  private var isThinFunction: Bool {
    guard isClosure, let start = bytes.lastIndex(of: UInt8(ascii: "I")) else { return false }
    let way = bytes[(start + 2)...].prefix(2)
    return way.first == UInt8(ascii: "t") || way.dropFirst().first == UInt8(ascii: "C")
  }

  private func contains(_ part: StaticString) -> Bool {
    part.withUTF8Buffer { part in
      bytes.indices.contains { bytes[$0...].starts(with: part) }
    }
  }

  private func ends(in suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { bytes.suffix($0.count).elementsEqual($0) }
  }

  private static func layout<Value>(
    of type: Value.Type
  ) -> (content: ClosureContext.Content, size: Int, alignment: Int) {
    (.value(.element(type)), MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
  }
}
