import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A form that saves an amount only if that is a number, in a search that types these texts.
  static func bill(typing texts: [String], _ sources: SourceIndex = SourceIndex([])) -> System {
    System(
      name: "bill",
      summary: "a form with an amount",
      style: Style(name: "free", laws: []),
      screens: [ScreenKind("bill", "the form")],
      searchDomain: SearchDomain(texts: texts, windows: 1),
      wirings: [
        Wiring(
          "plain",
          .correct,
          "the amount is in the field",
          files: sources.files.map(\.name)
        ) { BillAssembly() }
      ],
      sources: sources
    )
  }
}

private final class BillAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { BillController() }
}

private final class BillController: ViewController {
  private let (amount, save) = (TextField("Amount"), Button("Save"))

  override func loadView() {
    for element in [amount, save] { view.addSubview(element) }
    amount.onChange(self) { $0.check() }
    save.onTap(self) { $0.amount.text = "" }
    check()
  }

  private func check() { save.isEnabled = Int(amount.text) != nil }
}
