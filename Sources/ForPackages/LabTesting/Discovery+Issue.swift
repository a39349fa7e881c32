import LabSearch
import LabText

extension Discovery {
  /// What the story shows, and its transcript.
  var issue: String {
    let site = finding.site.map { "  (\($0))" } ?? ""
    return """
      '\(wiring)' \(breaks) after \(counted(story.count, "command")): \
      \(finding.text)\(site)
      The story as a scenario that fails until the wiring is repaired; 'run --update' fills in its new screens:

      \(failingBlock())
      """
  }
}
