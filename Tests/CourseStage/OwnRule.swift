import MVCLab

/// One misused wiring, and what a search must find in it: the rule that it is there to break, in the story that it is there
/// to show, and the line that a reviewer would point at.
package struct OwnRule: Sendable {
  /// System and wiring: `todo/misused`.
  package let name: String
  /// The rule; a promise's name stands in quotes.
  package let rule: String
  /// The line of code to blame; nil if none is known.
  package let line: String?
  /// The moves that show it, none shorter.
  package let story: [String]
  /// The commands after which the search begins, where the whole story lies too deep for one.
  package let past: [String]

  init(_ name: String, _ rule: String, _ line: String?, _ story: String, after past: String = "") {
    (self.name, self.rule, self.line) = (name, rule, line)
    (self.story, self.past) = (Self.commands(story), Self.commands(past))
  }

  private static func commands(_ text: String) -> [String] {
    text.split(separator: ";").map { String($0.drop(while: \.isWhitespace)) }
  }
}

extension OwnRule {
  /// The system and the wiring, of these systems; throws where there are none of these names.
  package func subject(in systems: [System]) throws -> (system: System, wiring: Wiring) {
    let parts = name.split(separator: "/")
    guard
      let system = systems.first(where: { $0.name == parts[0] }),
      let wiring = system.wirings.first(where: { $0.name == parts[1] })
    else { throw UnknownWiring(name: name) }
    return (system, wiring)
  }

  private struct UnknownWiring: Error, CustomStringConvertible {
    let name: String
    var description: String { "there is no '\(name)'" }
  }
}

extension System {
  /// The text of a line of its wirings.
  package func text(of site: SourceLine) -> String? {
    sources.file(site.file).map { $0.lines[site.line - 1].drop(while: \.isWhitespace) }
      .map(String.init)
  }
}
