import LabText
import MVCLab

/// A law or a symptom on a page: its name, its sentence and its reason.
struct RuleNote {
  private let rule: Rule
  /// The level of the heading.
  private let level: Int
  /// What follows the reason.
  private let end: HTML?

  init(_ rule: Rule, level: Int, end: HTML? = nil) {
    (self.rule, self.level, self.end) = (rule, level, end)
  }

  var html: HTML {
    let markdown = Markdown { $0 }
    let sentence = rule.sentence.prefix(1).uppercased() + rule.sentence.dropFirst()
    return """
      <section class="rule" id="\(rule.name)"><h\(level)>\(rule.name)</h\(level)>
      <p class="claim">\(markdown.inline(sentence)).</p>
      <p>\(markdown.inline(rule.reason))</p>
      \(end)</section>

      """
  }
}
