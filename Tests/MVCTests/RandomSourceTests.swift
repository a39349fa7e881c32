import MVC
import Testing

@Suite struct RandomSourceTests {
  private func draws(_ source: RandomSource, _ count: Int = 20) -> [Int] {
    (0..<count).map { _ in source.next(below: 6) }
  }

  @Test func `a random source gives the same numbers for the same seed, and others for another`() {
    #expect(draws(RandomSource(seed: 1)) == draws(RandomSource(seed: 1)))
    #expect(draws(RandomSource(seed: 1)) != draws(RandomSource(seed: 2)))
  }

  @Test func `a random source gives every number below the bound, and no other`() {
    #expect(Set(draws(RandomSource(), 200)) == [0, 1, 2, 3, 4, 5])
  }

  @Test
  func `chosen random numbers come first, within the bound, and do not change the later ones`() {
    let source = RandomSource(seed: 1)
    source.choose([5, 0])
    source.choose([8, -1])
    #expect(draws(source, 4) == [5, 0, 2, 5])
    #expect(draws(source) == draws(RandomSource(seed: 1)))
  }
}
