import LabText

/// A small program that exists in several wirings: the same product, connected differently.
public struct System: Sendable {
  /// What a person types: letters, digits and hyphens.
  public let name: String
  /// What it does, in a sentence.
  public let summary: String
  /// What it comes from, as a person may call it, such as `RightMVC`; nil for a system of one's own.
  public let seed: String?
  /// Which laws hold in it.
  public let style: Style
  /// The harm that the lab looks for, in the order in which it is reported.
  public let symptoms: [Symptom]
  /// Makes the promises of the product for a new world.
  public let makePromises: @Sendable () -> [any Promise]
  /// The screens it has, the first one first.
  public let screens: [ScreenKind]
  /// What another device can do to it.
  public let outsideActions: [OutsideAction]
  /// Whether it runs with a server.
  public let server: ServerUse
  /// Opens what it keeps beyond the end of the program; nil for a system that keeps nothing.
  public let openStorage: StorageOpener?
  /// The ways in which it is connected, at least one; the first is what one begins with.
  public let wirings: [Wiring]
  /// Some commands that show what two wirings have not in common, where no scenario says more.
  public let firstSteps: [String]
  /// The wirings' code, for those who want to read it.
  public let sources: SourceIndex

  /// A system; it needs at least one wiring, and a screen that opens in a window first.
  public init(
    name: String,
    summary: String,
    seed: String? = nil,
    style: Style,
    symptoms: [Symptom] = Symptom.standard,
    promises: @escaping @Sendable () -> [any Promise] = { [] },
    screens: [ScreenKind],
    outsideActions: [OutsideAction] = [],
    server: ServerUse = .never,
    openStorage: StorageOpener? = nil,
    wirings: [Wiring],
    firstSteps: [String] = [],
    sources: SourceIndex = SourceIndex([])
  ) {
    (self.name, self.summary, self.seed, self.style) = (name, summary, seed, style)
    makePromises = promises
    (self.symptoms, self.screens, self.outsideActions) = (symptoms, screens, outsideActions)
    (self.server, self.wirings, self.sources) = (server, wirings, sources)
    (self.openStorage, self.firstSteps) = (openStorage, firstSteps)
  }
}

extension System {
  /// The files that its wirings name, each once.
  package var files: [String] { wirings.flatMap(\.files).withoutRepeats }

  /// The standard symptoms and those of these systems, each name once.
  package static func symptoms(of systems: [System]) -> [Symptom] {
    var names: Set<String> = []
    return (Symptom.standard + systems.flatMap(\.symptoms)).filter {
      names.insert($0.name).inserted
    }
  }
}
