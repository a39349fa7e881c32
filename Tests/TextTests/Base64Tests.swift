import LabText
import Testing

@Suite struct Base64Tests {
  @Test(arguments: [
    ([], ""), ([0], "AA"), ([255, 255], "//8"), ([77, 97, 110], "TWFu"), ([1, 2, 3, 4], "AQIDBA"),
  ])
  func `bytes become text and come back`(bytes: [UInt8], text: String) {
    #expect(Base64.text(of: bytes) == text)
    #expect(Base64.bytes(of: text) == bytes)
  }

  @Test func `a text with another sign is none`() {
    #expect(Base64.bytes(of: "TW-u") == nil)
  }
}
