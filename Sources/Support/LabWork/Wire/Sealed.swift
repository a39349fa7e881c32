/// A value that is decoded only where somebody looks at it: most of what a worker tells, nobody asks for.
package struct Sealed<Value: Codable & Sendable>: Codable, Sendable {
  private let content: Content

  private enum Content {
    case open(Value)
    case bytes([UInt8])
  }

  package init(_ value: Value) { content = .open(value) }

  package init(from decoder: any Decoder) throws {
    content = .bytes(try decoder.singleValueContainer().decode([UInt8].self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bytes)
  }

  private var bytes: [UInt8] {
    switch content {
    case .open(let value): Wire.bytes(of: value)
    case .bytes(let bytes): bytes
    }
  }

  /// The value; nil if the bytes are those of another type.
  package var value: Value? {
    switch content {
    case .open(let value): value
    case .bytes(let bytes): try? Wire.value(Value.self, of: bytes)
    }
  }
}
