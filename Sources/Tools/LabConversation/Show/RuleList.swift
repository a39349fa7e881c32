import LabText
import MVCLab

/// All that the lab checks in some systems, as a list: laws, symptoms, and the product's promises.
///
///     laws: what a wiring must do
///       model-in-controller: a controller keeps no model values of its own (Cocoa MVC, Mvce)
///
///     symptoms: what a user must not see
///       leak: a screen was closed, and an object of it is still alive
///
///     promises of todo
///       at most ten entries: a list never has more than ten entries
package struct RuleList {
  /// A heading with its entries.
  package struct Section {
    package let title: String
    package let entries: [(name: String, text: String)]
  }

  package let sections: [Section]

  /// The list for a system: its laws, symptoms and promises.
  package init(of system: System) {
    self.init(
      laws: "laws of \(system.style.name): what a wiring must do",
      system.style.laws.map { ($0.name, $0.sentence) },
      system.symptoms,
      [system]
    )
  }

  /// The list for several systems: the laws of every style, each with the styles that have it.
  package init(of systems: [System]) {
    let styles = Style.all + systems.map(\.style)
    self.init(
      laws: "laws: what a wiring must do, by style",
      Style.laws(of: styles).map { law in
        let names = styles.filter { $0.laws.contains { $0.name == law.name } }.map(\.name)
        return (law.name, "\(law.sentence) (\(names.withoutRepeats.joined(separator: "; ")))")
      },
      System.symptoms(of: systems),
      systems
    )
  }

  private init(
    laws title: String,
    _ laws: [(name: String, text: String)],
    _ symptoms: [Symptom],
    _ systems: [System]
  ) {
    let promises = systems.map { system in
      Section(
        title: "promises of \(system.name): what the product owes its users",
        entries: system.makePromises().map { ($0.name, $0.sentence) }
      )
    }
    sections =
      [
        Section(title: title, entries: laws),
        Section(
          title: "symptoms: what a user must not see",
          entries: symptoms.map { ($0.name, $0.sentence) }
        ),
      ] + promises.filter { !$0.entries.isEmpty }
  }

  /// The list as lines, with an empty one between two sections.
  package var lines: [String] {
    Array(
      sections.map { section in
        [section.title] + section.entries.map { "  \($0.name): \($0.text)" }
      }.joined(separator: [""])
    )
  }
}
