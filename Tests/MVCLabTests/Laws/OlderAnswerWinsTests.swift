import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct OlderAnswerWinsTests {
  @Test func `older-answer-wins: an older answer that replaces a newer one's value breaks it`() {
    #expect(
      Stage { Asking() }.reply(to: "tap Go", "tap Go", "server ok last swift", "server ok sw")
        == """
        ~ Results.found set to sw
        ! older-answer-wins: 'Results' replaced the newer answer to 'search' by an older one in \
        'found' of 'Results'  (OlderAnswerWinsTests.swift:\(Results.line))
        """
    )
  }

  @Test func `older-answer-wins: a controller that paints an older answer over a newer breaks it`()
  {
    let laws = Style(name: "order", laws: [.olderAnswerWins])
    #expect(
      Stage(style: laws) { Painting() }
        .reply(to: "tap Go", "tap Go", "server ok last swift", "server ok sw") == """
          |
          | sw
          | [Go]
          ! older-answer-wins: 'Painting' replaced the newer answer to 'search' by an older one in \
          the label 'word'  (OlderAnswerWinsTests.swift:\(Painting.line))
          """
    )
  }

  @Test func `older-answer-wins: what an answer to nobody leaves alone is still the newer one`() {
    let conversation = Stage { Asking(.forgetting) }.conversation
    for command in [
      "tap Go", "tap Go", "tap Go", "server ok 2 swift", "server ok last", "server ok sw",
    ] {
      _ = conversation.respond(to: command)
    }
    #expect(conversation.findings.last?.rule == "older-answer-wins")
  }

  @Test(
    arguments: [
      Example("in order", "tap Go", "tap Go", "server ok sw", "server ok swift") { Asking() },
      Example("the newer one fails", "tap Go", "tap Go", "server fail last", "server ok sw") {
        Asking()
      },
      Example("the same content", "tap Go", "tap Go", "server ok last sw", "server ok sw") {
        Asking()
      },
      Example("a cancelled one", "tap Go", "tap Go", "server ok last swift", "server ok sw") {
        Asking(.cancelling)
      },
      Example("another question", "tap Go", "tap Go", "server ok last swift", "server ok sw") {
        Asking(.naming)
      },
      Example("a place for each", "tap Go", "tap Go", "server ok last swift", "server ok sw") {
        Asking(.collecting)
      },
      Example("elements of a list", "tap Go", "tap Go", "server ok last swift", "server ok sw") {
        Asking(.appending)
      },
    ]
  ) func `older-answer-wins: answers in order, and answers to different questions, do not break it`(
    example: Example
  ) {
    let conversation = Stage(example.make).conversation
    for command in example.commands { _ = conversation.respond(to: command) }
    #expect(conversation.findings.map(\.rule) == [])
  }
}

private final class Results: Model {
  enum Way {
    case plain, cancelling, naming, collecting, appending, forgetting
  }

  @Observed private(set) var found = ""
  @Observed private(set) var all: [Int: String] = [:]
  @Observed private(set) var list: [String] = []
  private let way: Way
  private var asked = 0
  private var task: RequestTask?

  init(_ way: Way) { self.way = way }

  func search() {
    asked += 1
    if way == .cancelling { task?.cancel() }
    if way == .forgetting, asked == 3 {
      server?.send(
        Request("search"),
        then: Block(Results(.plain)) { results, _ in results.show("", of: 0) }
      )
      return
    }
    let name = way == .naming ? "search \(asked)" : "search"
    task = server?.send(
      Request(name),
      then: Block(self) { [asked] results, response in
        if case .success(let body) = response { results.show(body, of: asked) }
      }
    )
  }

  static let line = #line + 5
  private func show(_ body: String, of number: Int) {
    switch way {
    case .appending: $list.append(body)
    case .collecting: all[number] = body
    case .plain, .cancelling, .naming, .forgetting: $found.set(body)
    }
  }
}

private final class Asking: Screen {
  private let results: Results
  private var observation: ObservationToken?

  init(_ way: Results.Way = .plain) { results = Results(way) }

  override func viewDidLoad() {
    observation = results.$found.observe(self) { _, _ in }
  }

  override func go() { results.search() }
}

private final class Painting: Screen {
  override func go() {
    server?.send(Request("search"), then: Block(self) { $0.show($1) })
  }

  static let line = #line + 2
  private func show(_ response: Response) {
    if case .success(let body) = response { label.text = body }
  }
}
