import EditingStage
import PseudoTerminal
import Testing

@Suite(.waits, .serialized)
struct RandomKeysTests {
  @Test(arguments: 0..<2 as Range<UInt64>)
  func `random keys edit texts taller than the terminal as they should`(seed: UInt64) throws {
    #expect(try KeySession(seed: seed).failure(texts: 20) == nil)
  }
}
