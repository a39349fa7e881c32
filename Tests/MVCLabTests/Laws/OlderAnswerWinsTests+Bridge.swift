import LabStage
import MVC
import MVCLab
import Observation
import Testing

/// Lists of models that know no lab.
extension OlderAnswerWinsTests {
  private static func findings(_ way: Way, isSeen: Bool) -> String {
    Stage(style: Style(name: "order", laws: [.olderAnswerWins])) {
      isSeen
        ? Shelf(way, Bridge(observing: SeenStock(), ["counts": \.counts]))
        : Shelf(way, Bridge(Stock(), Stock.connect))
    }
    .findings(after: ["tap Go", "tap Go", "server ok last 7", "server ok 1 5"])
  }

  @Test(arguments: [false, true])
  func `older-answer-wins: answers about two elements of a plain list do not break it`(
    isSeen: Bool
  ) {
    for way in Way.allCases.dropLast() {
      #expect(Self.findings(way, isSeen: isSeen) == "", "\(way)")
    }
  }

  @Test(arguments: [false, true])
  func `older-answer-wins: an older list in place of a newer one breaks it, in a plain model too`(
    isSeen: Bool
  ) {
    let name = isSeen ? "SeenStock" : "Stock"
    #expect(
      Self.findings(.all, isSeen: isSeen) == """
        ! older-answer-wins: 'Shelf<\(name)>' replaced the newer answer to 'count' by an older one in \
        'counts' of '\(name)'  (OlderAnswerWinsTests+Bridge.swift:\(shelfLine))
        """
    )
  }
}

private protocol Counting: AnyObject {
  var counts: [Int] { get set }
}

private final class Stock: Counting {
  var counts = [1, 2, 3] { didSet { onChange() } }
  var onChange: () -> Void = {}

  static let connect: @Sendable (Stock, Bridge<Stock>) -> Void = { stock, bridge in
    stock.onChange = { [weak bridge] in bridge?.changed("counts") }
  }
}

@Observable private final class SeenStock: Counting {
  var counts = [1, 2, 3]
}

private enum Way: CaseIterable { case one, gone, added, all }

private let shelfLine = #line + 19

/// Asks for the count of one product after the other.
private final class Shelf<Model: Counting>: Screen {
  private let (way, stock): (Way, Bridge<Model>)
  private var asked = 0
  private var token: ObservationToken?

  init(_ way: Way, _ stock: Bridge<Model>) { (self.way, self.stock) = (way, stock) }

  override func viewDidLoad() {
    token = stock.observe(self) { $0.label.text = "\($0.stock.model.counts)" }
  }

  override func go() {
    let index = asked
    asked += 1
    server?.send(
      Request("count"),
      then: Block(self) { $0.take($1, for: index) }
    )
  }

  private func take(_ response: Response, for index: Int) {
    guard case .success(let body) = response, let count = Int(body) else { return }
    switch way {
    case .one: stock.model.counts[index] = count
    case .gone: stock.model.counts.removeAll { $0 == index + 1 }
    case .added: stock.model.counts += [count, count]
    case .all: stock.model.counts = [count]
    }
  }
}
