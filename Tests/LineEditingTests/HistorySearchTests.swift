import LineEditing
import Testing

@Suite struct HistorySearchTests {
  private let entries = ["tap Add", "show code", "tap Remove", "打开新闻", "TAP again"]

  @Test func `a history search finds the newest match first, then older ones`() {
    var search = HistorySearch(entries: entries)
    #expect(search.match == nil)
    #expect(search.status == "5 lines")
    search.type("ta")
    #expect(search.shown == "[TA]P again 1 of 3")
    search.type("p")
    #expect(search.shown == "[TAP] again 1 of 3")
    #expect(search.press("\u{12}") == .goOn)
    #expect(search.shown == "[tap] Remove 2 of 3")
    _ = search.press("\u{12}")
    _ = search.press("\u{12}")
    #expect(search.shown == "[tap] Add 3 of 3")
    _ = search.press("\u{13}")
    #expect(search.shown == "[tap] Remove 2 of 3")
  }

  @Test func `a history search keeps its match while a longer pattern matches it`() {
    var search = HistorySearch(entries: entries)
    search.type("a")
    _ = search.press("\u{12}")
    #expect(search.shown == "t[a]p Remove 2 of 3")
    search.type("p")
    #expect(search.shown == "t[ap] Remove 2 of 3")
    search.type(" A")
    #expect(search.shown == "t[ap A]dd 1 of 1")
  }

  @Test func `a history search compares case if the pattern has a capital letter`() {
    var search = HistorySearch(entries: entries)
    search.type("TAP")
    #expect(search.shown == "[TAP] again 1 of 1")
  }

  @Test func `a history search finds Chinese, emoji and letters with special case`() {
    var search = HistorySearch(entries: ["ÄRGER in 上文國搜", "tap 👨‍👩‍👧 x", "İstanbul is here"])
    search.type("搜")
    #expect(search.shown == "ÄRGER in 上文國[搜] 1 of 1")
    search.erase(1)
    search.type("är")
    #expect(search.shown == "[ÄR]GER in 上文國搜 1 of 1")
    search.erase(2)
    search.type("👨‍👩‍👧 ")
    #expect(search.shown == "tap [👨‍👩‍👧 ]x 1 of 1")
    search.erase(2)
    #expect(search.pattern == "")
    search.type("is")
    #expect(search.shown == "İstanbul [is] here 1 of 1")
  }

  @Test func `a history search marks every match in the entry`() {
    var search = HistorySearch(entries: ["tap tap tap"])
    search.type("ap")
    #expect(search.shown == "t[ap] t[ap] t[ap] 1 of 1")
  }

  @Test func `a history search without a match keeps the last entry, and Backspace searches again`()
  {
    var search = HistorySearch(entries: entries)
    search.type("codx")
    #expect(search.shown == "show code no match")
    search.erase(1)
    #expect(search.shown == "show [cod]e 1 of 1")
    search.erase(3)
    #expect(search.match == nil)
  }

  @Test func `a history search forwards starts at the newest entry too`() {
    var search = HistorySearch(entries: entries, goesNewer: true)
    search.type("tap")
    #expect(search.shown == "[TAP] again 1 of 3")
    _ = search.press("\u{13}")
    #expect(search.shown == "[TAP] again 1 of 3")
  }

  @Test func `the search key reuses the last pattern if the pattern is empty`() {
    var search = HistorySearch(entries: entries, previousPattern: "show")
    _ = search.press("\u{12}")
    #expect(search.shown == "[show] code 1 of 1")
  }

  @Test func `Ctrl-G cancels a history search; Enter, Escape and other control keys accept it`() {
    var search = HistorySearch(entries: entries)
    #expect(search.press("\u{07}") == .restore)
    #expect(search.press("\u{0D}") == .take(then: "\u{0D}"))
    #expect(search.press("\u{01}") == .take(then: "\u{01}"))
    #expect(search.press("\u{1B}") == .take(then: nil))
  }

  @Test func `a history search uses the first line of a pasted text`() {
    var search = HistorySearch(entries: entries)
    search.paste("tap Re\nmore")
    #expect(search.shown == "[tap Re]move 1 of 1")
  }
}

extension HistorySearch {
  /// The match with brackets around the pattern, and the status.
  fileprivate var shown: String {
    guard let (entry, spans) = match else { return status }
    var text = Array(entry).map(String.init)
    for span in spans {
      text[span.range.lowerBound] = "[" + text[span.range.lowerBound]
      text[span.range.upperBound - 1] += "]"
    }
    return text.joined() + " " + status
  }

  fileprivate mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { #expect(press(scalar) == .goOn) }
  }

  fileprivate mutating func erase(_ count: Int) {
    for _ in 0..<count { #expect(press("\u{7F}") == .goOn) }
  }
}
