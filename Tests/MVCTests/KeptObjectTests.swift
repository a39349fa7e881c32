import MVC
import Testing

@Suite struct KeptObjectTests {
  private let runtime = Runtime()

  @Test func `a kept object lives until another takes its key or its keeper is gone`() {
    weak var first: Tally?
    weak var second: Tally?
    weak var third: Tally?
    do {
      let keeper = runtime.assemble { Knob() }
      runtime.assemble {
        let tallies = [Tally(), Tally(), Tally()]
        keeper.keep(tallies[0], as: "tally")
        keeper.keep(tallies[1], as: "other")
        keeper.keep(tallies[2], as: "tally")
        (first, second, third) = (tallies[0], tallies[1], tallies[2])
      }
      #expect(first == nil)
      #expect(keeper.kept(as: "tally") === third)
      #expect(keeper.kept(as: "other") === second)
      #expect(keeper.kept(as: "nothing") == nil)
    }
    #expect(second == nil)
    #expect(third == nil)
  }

  @Test func `a kept object is replaced before the old one is deallocated`() {
    let diary = Diary()
    let keeper = runtime.assemble { Knob() }
    runtime.assemble {
      let (first, second) = (Tally(), Tally())
      first.onEnd = { [unowned keeper] in
        diary.lines.append(keeper.kept(as: "tally") == nil ? "nothing kept" : "another kept")
      }
      keeper.keep(first, as: "tally")
      keeper.keep(second, as: "tally")
    }
    #expect(diary.text == "another kept")
  }
}
