/// Decodes what ``WireEncoder`` has encoded.
final class WireDecoder: Decoder {
  private let bytes: [UInt8]
  private var place = 0
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(KeyedWire<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    UnkeyedWire(decoder: self, all: Int(try readNumber(UInt32.self)))
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { SingleWire(decoder: self) }
}

extension WireDecoder {
  private func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count <= bytes.count - place else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "the bytes end too early")
      )
    }
    defer { place += count }
    return bytes[place..<place + count]
  }

  func readNumber<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    try take(MemoryLayout<Number>.size).withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(as: type))
    }
  }

  func readText() throws -> String {
    String(decoding: try take(Int(try readNumber(UInt32.self))), as: UTF8.self)
  }

  /// The next text, which stays to be read.
  func peekText() -> String? {
    let before = place
    defer { place = before }
    return try? readText()
  }

  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == String.self, let text = try readText() as? Value { return text }
    if type == Int.self, let number = Int(try readNumber(Int64.self)) as? Value { return number }
    if type == [UInt8].self {
      let bytes = Array(try take(Int(try readNumber(UInt32.self))))
      if let bytes = bytes as? Value { return bytes }
    }
    if _isOptional(type), let optional = type as? any OptionalOnWire.Type,
      let value = try optional.read(from: self) as? Value
    {
      return value
    }
    return try Value(from: self)
  }

  func readIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try readNumber(UInt8.self) == 0 ? nil : try read(type)
  }
}

private protocol OptionalOnWire { static func read(from decoder: WireDecoder) throws -> Self }

extension Optional: OptionalOnWire where Wrapped: Decodable {
  fileprivate static func read(from decoder: WireDecoder) throws -> Self {
    try decoder.readIfPresent(Wrapped.self)
  }
}

private struct KeyedWire<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: WireDecoder
  var codingPath: [any CodingKey] { [] }
  /// The case of an enumeration, the only key that is written.
  var allKeys: [Key] { decoder.peekText().flatMap { Key(stringValue: $0) }.map { [$0] } ?? [] }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) throws -> Bool { try decoder.readNumber(UInt8.self) == 0 }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.read(type) }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try decoder.readIfPresent(type)
  }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try decoder.readIfPresent(type)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    _ = try decoder.readText()
    return decoder.container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.unkeyedContainer()
  }
  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

private struct UnkeyedWire: UnkeyedDecodingContainer {
  let decoder: WireDecoder
  let all: Int
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { all }
  var isAtEnd: Bool { currentIndex >= all }

  init(decoder: WireDecoder, all: Int) { (self.decoder, self.all) = (decoder, all) }

  mutating func decodeNil() throws -> Bool { false }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    currentIndex += 1
    return try decoder.read(type)
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    currentIndex += 1
    return decoder.container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return try decoder.unkeyedContainer()
  }
  func superDecoder() -> any Decoder { decoder }
}

private struct SingleWire: SingleValueDecodingContainer {
  let decoder: WireDecoder
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { false }
  func decode(_ type: Bool.Type) throws -> Bool { try decoder.readNumber(UInt8.self) != 0 }
  func decode(_ type: String.Type) throws -> String { try decoder.readText() }
  func decode(_ type: Double.Type) throws -> Double {
    Double(bitPattern: try decoder.readNumber(UInt64.self))
  }
  func decode(_ type: Float.Type) throws -> Float {
    Float(bitPattern: try decoder.readNumber(UInt32.self))
  }
  func decode(_ type: Int.Type) throws -> Int { Int(try decoder.readNumber(Int64.self)) }
  func decode(_ type: Int8.Type) throws -> Int8 { try decoder.readNumber(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try decoder.readNumber(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try decoder.readNumber(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try decoder.readNumber(type) }
  func decode(_ type: UInt.Type) throws -> UInt { UInt(try decoder.readNumber(UInt64.self)) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.readNumber(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.readNumber(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.readNumber(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.readNumber(type) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.read(type) }
}
