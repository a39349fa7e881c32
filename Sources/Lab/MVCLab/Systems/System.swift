import LabText

/// A small program that exists in several wirings: the same product, connected differently.
public struct System: Sendable {
  /// The name that commands use: letters, digits and hyphens.
  public let name: String
  /// What the program does, in a sentence.
  public let summary: String
  /// The name of its source, such as `RightMVC`; nil if it has none.
  public let origin: String?
  /// The laws that hold in it.
  public let style: Style
  /// The symptoms that the lab looks for, in the order of their reports.
  public let symptoms: [Symptom]
  /// Makes the promises of the product for a new world.
  public let makePromises: @Sendable () -> [any Promise]
  /// The kinds of screens; a new world opens the first.
  public let screens: [ScreenKind]
  /// The changes that another device can make.
  public let outsideActions: [OutsideAction]
  /// Whether it runs with a server.
  public let server: ServerUse
  /// Opens the storage that outlives the program; nil if the system stores nothing.
  public let openStorage: StorageOpener?
  /// How long the push or the pop of a screen takes.
  ///
  /// In UIKit that is about 350 ms, in which a second tap can still reach the screen that leaves, as bug reports tell, such
  /// as corona-warn-app/cwa-app-ios#4660. The default, zero, ends each transition at once. With any other value a story
  /// needs an `advance` for each push or pop. What is presented comes at once in any case, because UIKit refuses a second
  /// presentation until the first is over.
  public let transitionTime: Duration
  /// What a search tries.
  public let searchDomain: SearchDomain
  /// The wirings, at least one; the first is chosen unless the user chooses another.
  public let wirings: [Wiring]
  /// Commands that show how two wirings differ, for a contrast without a scenario.
  public let firstSteps: [String]
  /// The source of the wirings.
  public let sources: SourceIndex

  /// A system; it needs at least one wiring, and its first screen must open in a window.
  public init(
    name: String,
    summary: String,
    origin: String? = nil,
    style: Style,
    symptoms: [Symptom] = Symptom.standard,
    promises: @escaping @Sendable () -> [any Promise] = { [] },
    screens: [ScreenKind],
    outsideActions: [OutsideAction] = [],
    server: ServerUse = .never,
    openStorage: StorageOpener? = nil,
    transitionTime: Duration = .zero,
    searchDomain: SearchDomain = SearchDomain(),
    wirings: [Wiring],
    firstSteps: [String] = [],
    sources: SourceIndex = SourceIndex([])
  ) {
    (self.name, self.summary, self.origin, self.style) = (name, summary, origin, style)
    makePromises = promises
    (self.symptoms, self.screens, self.outsideActions) = (symptoms, screens, outsideActions)
    (self.server, self.wirings, self.sources) = (server, wirings, sources)
    (self.openStorage, self.firstSteps) = (openStorage, firstSteps)
    self.transitionTime = transitionTime
    self.searchDomain = searchDomain
  }
}

extension System {
  /// The names of its wirings' files, each once.
  package var files: [String] { wirings.flatMap(\.files).withoutRepeats }

  /// Its first correct wiring, or the first with another name.
  package func correctWiring(besides name: String? = nil) -> Wiring? {
    wirings.first { $0.isCorrect && $0.name != name }
  }

  /// The standard symptoms and those of these systems, each name once.
  package static func symptoms(of systems: [System]) -> [Symptom] {
    var names: Set<String> = []
    return (Symptom.standard + systems.flatMap(\.symptoms)).filter {
      names.insert($0.name).inserted
    }
  }
}
