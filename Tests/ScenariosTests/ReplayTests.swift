import MVCLab
import Scenarios
import Testing

@Suite("A scenario is replayed")
struct ReplayTests {
  @Test("It passes in every wiring that tells what the document says")
  func passing() {
    #expect(
      told(
        """
        > system counter
        > wirings correct
        | x
        > tap More
        > expect shows 1
        """
      ) == ""
    )
  }
}
