import HeadlessUI
import LabSearch
import MVC
import MVCLab
import Testing

/// A search warns of the names in a truth that no state has shown.
@Suite struct UnknownNameTests {
  private func warnings(typing texts: [String], depth: Int?, jobs: Int = 1) -> [String] {
    let system = System.payment(typing: texts)
    return Explorer(system, SearchLimits(depth: depth, jobs: jobs))
      .explore(system.wirings[0], against: nil).report.lines
      .filter { $0.hasPrefix("  warning: ") }
  }

  private static let always = [
    "  warning: the truth about 'PaymentForm' names 'Amoutn', which was never there; did you mean 'Amount'?",
    "  warning: the truth about 'PaymentForm' names 'items', which was never there",
  ]

  @Test
  func `a name with a typing error is told, and a hidden label and one of the last states are not`()
  {
    #expect(warnings(typing: ["12"], depth: 2) == Self.always)
  }

  @Test func `what no state of the search has is told`() {
    let all =
      Self.always + [
        "  warning: the truth about 'PaymentForm' names 'thanks', which was never there"
      ]
    #expect(warnings(typing: ["12"], depth: 1) == all)
    #expect(warnings(typing: ["Milk"], depth: 3, jobs: 3) == all)
  }
}

extension System {
  fileprivate static func payment(typing texts: [String]) -> System {
    System(
      name: "payment",
      summary: "a form that thanks",
      style: Style(name: "free", laws: []),
      symptoms: [],
      screens: [ScreenKind("form", "the form")],
      searchDomain: SearchDomain(texts: texts, windows: 1),
      wirings: [
        Wiring("plain", .correct, "the amount is in the field", files: []) { PaymentAssembly() }
      ],
      sources: SourceIndex([])
    )
  }
}

private final class PaymentAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { PaymentForm() }

  func truth(of controller: ViewController) -> Truth? {
    Truth("payment") {
      Value("Amoutn", "")
      Text("paid", "unpaid")
      Text("thanks", "thanks")
      Rows(["a"], in: "items")
    }
  }
}

/// A form with a hidden label, and one that is not there before the user has paid.
private final class PaymentForm: ViewController {
  private let (amount, pay) = (TextField("Amount"), Button("Pay"))
  private let (paid, thanks) = (
    Label("paid", identifier: "paid"), Label("thanks", identifier: "thanks")
  )

  override func loadView() {
    for element in [amount, pay, paid] { view.addSubview(element) }
    paid.isHidden = true
    amount.onChange(self) { $0.check() }
    pay.onTap(self) { $0.view.addSubview($0.thanks) }
    check()
  }

  private func check() { pay.isEnabled = Int(amount.text) != nil }
}
