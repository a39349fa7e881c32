import LabConversation
import LabSearch
import LabText

extension Discovery {
  /// What the story shows, and its transcript.
  var issue: String {
    let breaks = finding.kind == .breach ? "breaks" : "shows"
    let site = finding.site.map { "  (\($0))" } ?? ""
    return """
      '\(wiring)' \(breaks) '\(finding.rule)' after \(counted(story.count, "command")): \
      \(finding.text)\(site)
      The story as a scenario that fails until the wiring is repaired; 'run --update' fills in its new screens:

      \(transcript)
      """
  }

  /// The story as a block of a scenario, with the screens and notifications on its way.
  ///
  /// It ends with the demand that no rule is broken, in place of what the wiring breaks.
  var transcript: String {
    let conversation = Conversation(systems: [subject.system])
    let steps = commands.flatMap { command in
      ["> \(command)"]
        + conversation.respond(to: command).lines
        .filter { $0.kind != .breach && $0.kind != .symptom }.map(\.description)
    }
    return (["```mvclab"] + steps + ["> expect clean", "```"]).joined(separator: "\n")
  }
}
