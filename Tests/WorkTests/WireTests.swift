import Testing

@testable import LabWork

@Suite("What goes over a worker's streams")
struct WireTests {
  /// A value with everything that a message can have.
  struct Message: Codable, Equatable {
    var text = "Milk 牛奶"
    var number = -5
    var name: String?
    var count: Int?
    var flag: Bool? = true
    var share = 0.25
    var short: Int32? = 7
    var byte: UInt8? = nil
    var texts: [String?] = ["x", nil, ""]
    var bytes: [UInt8] = [0, 255]
    var kinds: [Kind] = [.plain, .number(3), .named(name: nil, kinds: [.plain, .number(-1)])]
    var raw = [Raw.second: 2.5, .first: 0]
    var nested: [[Int]] = [[], [1, 2]]
    var set: Set<Raw> = [.first]
    var time = Duration.milliseconds(1500)
    var range = 2..<5
    var twice: String?? = .some(nil)
  }

  enum Kind: Codable, Equatable {
    case plain
    case number(Int)
    case named(name: String?, kinds: [Kind])
  }

  enum Raw: UInt8, Codable { case first, second }

  @Test func `a value comes out as it went in`() throws {
    let message = Message()
    #expect(try Wire.value(Message.self, of: Wire.bytes(of: message)) == message)
    var other = Message()
    (other.name, other.count, other.flag, other.short) = ("a", 0, nil, nil)
    (other.byte, other.twice) = (1, nil)
    #expect(try Wire.value(Message.self, of: Wire.bytes(of: other)) == other)
  }

  @Test func `an optional value alone comes out as it went in`() throws {
    for value in [nil, "", "a"] as [String?] {
      #expect(try Wire.value(String?.self, of: Wire.bytes(of: value)) == value)
    }
  }

  @Test func `bytes that end too early are refused`() {
    let bytes = Wire.bytes(of: Message())
    for count in 0..<bytes.count {
      #expect(throws: (any Error).self) {
        try Wire.value(Message.self, of: Array(bytes.prefix(count)))
      }
    }
  }
}
