/// Encodes values as bytes that only the same program can decode: properties follow each other without their names.
///
/// A worker is a copy of the process that reads its results, so both know every type. A type may have a dictionary
/// with keys of any type except strings and integers, and no superclass that is encoded on its own.
package enum Wire {
  /// The bytes of a value.
  package static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = WireEncoder()
    // No container of this encoder throws.
    try? encoder.write(value)
    return encoder.bytes
  }

  /// The value that these bytes are; throws if they are those of another type.
  package static func value<Value: Decodable>(
    _ type: Value.Type,
    of bytes: [UInt8]
  ) throws -> Value {
    try WireDecoder(bytes).read(type)
  }
}

final class WireEncoder: Encoder {
  private(set) var bytes: [UInt8] = []
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedWire<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let place = bytes.count
    write(number: UInt32(0))
    return UnkeyedWire(encoder: self, place: place)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleWire(encoder: self) }
}

extension WireEncoder {
  func write(number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  func write(text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(number: UInt32(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  func write<Value: Encodable>(_ value: Value) throws {
    // Types are compared first: a cast looks for conformances, and finds a value inside of an optional one.
    if Value.self == String.self, let text = value as? String { return write(text: text) }
    if Value.self == Int.self, let number = value as? Int { return write(number: Int64(number)) }
    if Value.self == [UInt8].self, let more = value as? [UInt8] {
      write(number: UInt32(more.count))
      bytes += more
      return
    }
    // The cast alone would read all conformances of the program for each type that is not optional.
    if _isOptional(Value.self), let value = value as? any OptionalOnWire {
      return try value.write(to: self)
    }
    try value.encode(to: self)
  }

  /// Writes whether there is a value, and the value.
  func writeIfPresent<Value: Encodable>(_ value: Value?) throws {
    write(number: UInt8(value == nil ? 0 : 1))
    if let value { try write(value) }
  }

  fileprivate func count(_ count: Int, at place: Int) {
    withUnsafeBytes(of: UInt32(count).littleEndian) { count in
      for (index, byte) in count.enumerated() { bytes[place + index] = byte }
    }
  }
}

private protocol OptionalOnWire { func write(to encoder: WireEncoder) throws }

extension Optional: OptionalOnWire where Wrapped: Encodable {
  fileprivate func write(to encoder: WireEncoder) throws { try encoder.writeIfPresent(self) }
}

private struct KeyedWire<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: WireEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { encoder.write(number: UInt8(0)) }
  func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try encoder.write(value) }
  func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    try encoder.writeIfPresent(value)
  }
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try encoder.writeIfPresent(value) }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    try encoder.writeIfPresent(value)
  }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    try encoder.writeIfPresent(value)
  }
  func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
    try encoder.writeIfPresent(value)
  }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try encoder.writeIfPresent(value) }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try encoder.writeIfPresent(value) }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
    try encoder.writeIfPresent(value)
  }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
    try encoder.writeIfPresent(value)
  }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
    try encoder.writeIfPresent(value)
  }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try encoder.writeIfPresent(value) }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
    try encoder.writeIfPresent(value)
  }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
    try encoder.writeIfPresent(value)
  }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
    try encoder.writeIfPresent(value)
  }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
    try encoder.writeIfPresent(value)
  }

  /// The only container whose key is written: it is the case of an enumeration.
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.write(text: key.stringValue)
    return encoder.container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.unkeyedContainer()
  }
  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

/// The values of a list, after their number.
private struct UnkeyedWire: UnkeyedEncodingContainer {
  let encoder: WireEncoder
  let place: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(encoder: WireEncoder, place: Int) { (self.encoder, self.place) = (encoder, place) }

  private mutating func add() {
    count += 1
    encoder.count(count, at: place)
  }

  mutating func encodeNil() {
    add()
    encoder.write(number: UInt8(0))
  }
  mutating func encode<T: Encodable>(_ value: T) throws {
    add()
    try encoder.write(value)
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    add()
    return encoder.container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    add()
    return encoder.unkeyedContainer()
  }
  func superEncoder() -> any Encoder { encoder }
}

private struct SingleWire: SingleValueEncodingContainer {
  let encoder: WireEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { encoder.write(number: UInt8(0)) }
  func encode(_ value: Bool) { encoder.write(number: UInt8(value ? 1 : 0)) }
  func encode(_ value: String) { encoder.write(text: value) }
  func encode(_ value: Double) { encoder.write(number: value.bitPattern) }
  func encode(_ value: Float) { encoder.write(number: value.bitPattern) }
  func encode(_ value: Int) { encoder.write(number: Int64(value)) }
  func encode(_ value: Int8) { encoder.write(number: value) }
  func encode(_ value: Int16) { encoder.write(number: value) }
  func encode(_ value: Int32) { encoder.write(number: value) }
  func encode(_ value: Int64) { encoder.write(number: value) }
  func encode(_ value: UInt) { encoder.write(number: UInt64(value)) }
  func encode(_ value: UInt8) { encoder.write(number: value) }
  func encode(_ value: UInt16) { encoder.write(number: value) }
  func encode(_ value: UInt32) { encoder.write(number: value) }
  func encode(_ value: UInt64) { encoder.write(number: value) }
  func encode<T: Encodable>(_ value: T) throws { try encoder.write(value) }
}
