import HeadlessUI
import LabScenarios
import LabStage
import MVCLab
import Testing

extension RunTests {
  /// A screen whose label 'note' is there after a tap, and a truth about it with two typing errors.
  private static let system = Stage(
    truth: { _ in
      Truth("form") {
        Truth.Text("totl", "7")
        Truth.Text("note", "noted")
        Truth.Enabled("Makr row 3", true)
        Truth.Enabled("Mark", true)
      }
    },
    { MarkedForm() }
  ).system

  private static let short = document("> system stage\n> wirings only\n...")
  private static let long = document("> system stage\n> wirings only\n...\n> tap Mark\n...")

  private static let typingErrors = """
    warning: stage: the truth about 'MarkedForm' names 'Makr', which was never there; did you mean 'Mark'?
    warning: stage: the truth about 'MarkedForm' names 'totl', which was never there; did you mean 'total'?

    """

  @Test func `a name in a truth that no scenario has shown is a warning at the end of the run`()
    throws
  {
    let result = try run(["a.md": Self.short, "b.md": Self.long], Self.system)
    #expect(result.notes == Self.typingErrors)
    #expect(result.exit == .well)
    let part = try run(["a.md": Self.short], Self.system)
    #expect(
      part.notes.contains(
        "warning: stage: the truth about 'MarkedForm' names 'note', which was never there\n"
      )
    )
  }

  @Test func `GitHub shows it without a line`() throws {
    let result = try run(["a.md": Self.long], Self.system, format: .github)
    #expect(
      result.output.contains(
        "::warning::stage: the truth about 'MarkedForm' names 'Makr', which was never there; "
          + "did you mean 'Mark'?%0Astage: the truth about 'MarkedForm' names 'totl', "
      ),
      "\(result.output)"
    )
  }

  @Test func `it fails a strict run, and is silent in a run of a part`() throws {
    let strict = try run(["a.md": Self.long], Self.system, format: .json) { options, _ in
      options.isStrict = true
    }
    #expect(strict.exit == .failed)
    #expect(
      strict.output.contains(
        "{\"warning\":\"stage: the truth about 'MarkedForm' names 'Makr', "
          + "which was never there; did you mean 'Mark'?\"}\n"
      ),
      "\(strict.output)"
    )
    let part = try run(["a.md": Self.long], Self.system) { options, _ in
      options.failFast = true
    }
    #expect(part.notes == "")
  }
}

private final class MarkedForm: ViewController {
  private let (total, mark) = (Label("7", identifier: "total"), Button("Mark"))

  override func loadView() {
    for element in [total, mark] as [Element] { view.addSubview(element) }
    mark.onTap(self) { $0.view.addSubview(Label("noted", identifier: "note")) }
  }
}
