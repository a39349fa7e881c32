import MVCLab

extension Exercise {
  /// What the package of an exercise has beside the learner's wiring.
  package struct Setting: Sendable {
    /// The name of the system.
    package let system: String
    /// Whether the stories run with a server that the system may also do without.
    package let withServer: Bool
    /// The kinds of screens that the stories may open; nil for all.
    package let screens: [String]?
    /// The type of the assembly.
    let assembly: String
    /// Outside actions that the system does not have: they ask a model for what the user's controls may not offer.
    let outsideActions: [OutsideAction]
    /// The types of the promises.
    let promises: [String]
    /// The files that all wirings need beside their own.
    package let files: [String]
    /// The namespaces of the classes in these files; the package calls them `Given`.
    let namespaces: [String]
    /// The types of the laboratory's own code that these files use.
    let sharedTypes: [String]
  }

  /// A wiring as the package of an exercise has it.
  package struct Side: Sendable {
    /// The wiring's name.
    package let name: String
    /// The namespaces whose classes are the learner's.
    let namespaces: [String]
    /// The namespaces of the classes from which the learner's inherit; they keep their names.
    let bases: [String]
    /// Its own files; nil for those of the wiring that are not in the setting.
    let files: [String]?
    /// Texts in these files that are replaced, where no wiring has the code as the exercise needs it.
    package let replacements: [Replacement]
    /// The arguments of the assembly, as code.
    package let assembly: String
  }

  /// Lines of a source, and the lines in their place, with their line feeds.
  package struct Replacement: Sendable {
    package let old: String
    let new: String
  }
}
