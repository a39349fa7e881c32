import LineEditing
import Testing

@Suite struct CompletionTests {
  @Test func `Tab replaces the word by its only candidate and a space`() {
    #expect(step("run ta", start: 4, "tap") == .replace(word: "ta", with: "tap "))
    #expect(step("tap", start: 0, "tap") == .replace(word: "tap", with: "tap "))
    #expect(step("tw", start: 0, "\"two words\"") == .replace(word: "tw", with: "\"two words\" "))
  }

  @Test func `Tab inserts the prefix that all candidates share`() {
    #expect(step("新", start: 0, "新闻列表", "新闻页") == .replace(word: "新", with: "新闻"))
  }

  @Test func `Tab lists the candidates if the word is their common prefix`() {
    #expect(
      step("ta", start: 0, "tap", "tail")
        == .list(word: "ta", [Candidate("tap"), Candidate("tail")])
    )
  }

  @Test func `Tab does not replace a word by a text without it`() {
    let candidates = ["long-ax", "long-bx"].map { Candidate($0) }
    #expect(step("x", start: 0, "long-ax", "long-bx") == .list(word: "x", candidates))
    #expect(step("ng", start: 0, "long-ax", "long-bx") == .replace(word: "ng", with: "long-"))
    #expect(step("'two", start: 0, "\"two words\"", "\"two more\"").replacement == "\"two ")
  }

  @Test func `Tab right after a completion lists even a single candidate`() {
    let completion = Completion(start: 4, candidates: [Candidate("row")])
    #expect(completion.step(after: "tap ", isAgain: true) == .list(word: "", [Candidate("row")]))
    let none = Completion(start: 4, candidates: [])
    #expect(none.step(after: "tap ", isAgain: true) == .nothing)
  }

  @Test func `Tab without a candidate changes nothing`() {
    #expect(step("x", start: 0) == .nothing)
  }

  @Test func `a candidate list has columns, read top to bottom`() {
    let list = CandidateList(["tap", "tail", "新闻", "run", "view"].map { Candidate($0) })
    #expect(list.rows(in: room(16, 9)) == ["tap   run ", "tail  view", "新闻"])
    #expect(list.rows(in: room(5, 9)) == ["tap ", "tail", "新闻", "run ", "view"])
  }

  @Test func `a candidate list shows the notes dimmed beside the candidates`() {
    let list = CandidateList([Candidate("新闻", note: "a list"), Candidate("tap", note: "touch")])
    #expect(
      list.rows(in: room(20, 9)) == [
        "新闻  \u{1B}[2ma list\u{1B}[m", "tap   \u{1B}[2mtouch \u{1B}[m",
      ]
    )
    #expect(
      list.rows(in: room(9, 9)) == [
        "新闻  \u{1B}[2ma…\u{1B}[m", "tap   \u{1B}[2mt…\u{1B}[m",
      ]
    )
  }

  @Test func `a candidate list higher than the screen has pages, and the first follows the last`() {
    var list = CandidateList((1...9).map { Candidate("number \($0)") })
    #expect(
      list.rows(in: room(40, 3)) == [
        "number 1  number 4  number 7", "number 2  number 5  number 8",
        "number 3  number 6  number 9",
      ]
    )
    #expect(
      list.rows(in: room(30, 2)) == [
        "number 1  number 2  number 3", "\u{1B}[2mpage 1 of 3; Tab: more rows\u{1B}[m",
      ]
    )
    list.isWhole = true
    list.turn(2, in: room(30, 2))
    #expect(
      list.rows(in: room(30, 2)) == [
        "number 7  number 8  number 9", "\u{1B}[2mpage 3 of 3; Tab: next page\u{1B}[m",
      ]
    )
    list.turn(1, in: room(30, 2))
    #expect(list.rows(in: room(30, 2))[0] == "number 1  number 2  number 3")
  }

  @Test func `the first choice is on the page that is shown`() {
    let nine = CandidateList((1...9).map { Candidate("number \($0)") }, inPlaceOf: 3)
    for (page, step, choices) in [
      (0, 1, ["number 1", "number 2"]), (1, 1, ["number 4", "number 5"]),
      (1, -1, ["number 6", "number 5"]), (2, -1, ["number 9", "number 8"]),
    ] {
      var list = nine
      list.turn(page, in: room(30, 2))
      let chosen = [list.choose(step, in: room(30, 2)), list.choose(step, in: room(30, 2))]
      #expect(chosen.map(\.text) == choices.map { $0 + " " })
      #expect(chosen.map(\.length) == [3, 9])
    }
  }

  private func room(_ width: Int, _ height: Int) -> CandidateList.Room {
    CandidateList.Room(width: width, height: height)
  }

  private func step(_ line: String, start: Int, _ candidates: String...) -> CompletionStep {
    Completion(start: start, candidates: candidates.map { Candidate($0) }).step(after: line)
  }
}

extension CompletionStep {
  fileprivate var replacement: String? {
    if case .replace(_, let text) = self { text } else { nil }
  }
}
