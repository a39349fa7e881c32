import LabScenarios
import LabText

/// A step that did not print what its scenario expects: the expected lines, and those that came.
struct FailureNote {
  private let failure: StepFailure
  /// The lines of source that printed what came.
  private let notes: [String]

  /// A note on a step; beside the step itself its findings name the lines of source.
  init(_ failure: StepFailure, isBesideStep: Bool) {
    self.failure = failure
    notes = failure.notes.filter {
      !isBesideStep || failure.endedAt != nil && $0 == failure.notes[0]
    }
  }

  var html: HTML {
    let lines = failure.shownDifference.map { line -> HTML in
      switch line.mark {
      case .same: "\("\(line)")\n"
      case .missing: "<del>\("\(line)")</del>\n"
      case .extra: "<ins>\("\(line)")</ins>\n"
      }
    }
    let notes = self.notes.map { "<p class=\"site\">\($0)</p>\n" as HTML }
    return """
      <div class="failure"><p><b>✗ Line \(failure.line):</b> expected (−), and what came (+)</p>
      <pre>\(lines)</pre>
      \(notes)</div>

      """
  }
}
