@_exported import HeadlessUI

/// A small program that exists in several wirings: the same product, connected differently.
public struct System: Sendable {
  public let name: String
  /// What it does, in a sentence.
  public let summary: String
  /// The seed it comes from; nil for a system of one's own.
  public let seed: String?
  /// Which laws hold in it.
  public let style: Style
  /// The screens it has, the first one first.
  public let screens: [ScreenKind]
  /// What another device can do to it.
  public let outsideActions: [OutsideAction]
  /// Whether it runs with a server.
  public let server: ServerUse
  /// Opens what it keeps beyond the end of the program; nil for a system that keeps nothing.
  public let openStorage: StorageOpener?
  public let wirings: [Wiring]
  /// Some commands that show what two wirings have not in common, where no scenario says more.
  public let firstSteps: [String]
  /// The wirings' code, for those who want to read it.
  public let sources: SourceIndex

  public init(
    name: String,
    summary: String,
    seed: String? = nil,
    style: Style,
    screens: [ScreenKind],
    outsideActions: [OutsideAction] = [],
    server: ServerUse = .never,
    openStorage: StorageOpener? = nil,
    wirings: [Wiring],
    firstSteps: [String] = [],
    sources: SourceIndex = SourceIndex([])
  ) {
    (self.name, self.summary, self.seed, self.style) = (name, summary, seed, style)
    (self.screens, self.outsideActions) = (screens, outsideActions)
    (self.server, self.wirings, self.sources) = (server, wirings, sources)
    (self.openStorage, self.firstSteps) = (openStorage, firstSteps)
  }
}

/// Opens the storage in a file, or a new one in memory where no file is named.
///
/// Throws why the file can't be used, in words for a person; such a file is left as it is.
public typealias StorageOpener = @Sendable (_ file: String?) throws -> any Storage

/// A kind of screen that a system has.
public struct ScreenKind: Sendable {
  public let name: String
  public let summary: String
  /// Whether a window can be opened on it; if not, it is reached from another screen.
  public let opensInWindow: Bool

  public init(_ name: String, _ summary: String, opensInWindow: Bool = true) {
    (self.name, self.summary, self.opensInWindow) = (name, summary, opensInWindow)
  }
}

/// Something another device, or another part of the program, does to the model.
public struct OutsideAction: Sendable {
  public let name: String
  /// Its arguments as a person writes them: `ROW TITLE`.
  public let usage: String
  public let summary: String

  public init(_ name: String, usage: String, _ summary: String) {
    (self.name, self.usage, self.summary) = (name, usage, summary)
  }
}

/// Whether a system runs with a server.
public enum ServerUse: Sendable {
  case never
  /// If it is asked for, `system NAME with server`.
  case optional
  case always
}
