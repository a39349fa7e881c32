import HeadlessUI
import LabText

/// What a user sees of a world: its windows in order, each with its name and its drawn lines.
///
/// The screens of two worlds differ where these values differ; there is no other definition.
public struct DrawnScreens: Equatable, Sendable {
  /// The windows, in the order in which they were opened.
  public private(set) var windows: [Window] = []
  /// The columns in front of the lines, for the windows' names: none for a single window.
  package private(set) var margin = 0

  /// One window as it is drawn.
  public struct Window: Equatable, Sendable {
    /// Its name in commands.
    public let name: String
    /// Its lines, from top to bottom.
    public let lines: [String]
  }

  /// The columns of a transcript's screen, without its sign.
  package static let width = 36

  /// No windows.
  package init() {}

  /// These screens, in which the windows with these names are as they were in others, or not there.
  package func keeping(_ names: [String], as others: DrawnScreens) -> DrawnScreens {
    if names.isEmpty { return self }
    var kept = self
    kept.windows = windows.compactMap { window in
      names.contains(window.name) ? others.windows.first { $0.name == window.name } : window
    }
    return kept
  }

  /// The open windows of a world.
  public init(of world: World) {
    let windows = world.windows
    margin = windows.count > 1 ? (windows.map { $0.name.columns }.max() ?? 0) + 2 : 0
    self.windows = windows.map { Window($0, margin: margin) }
  }
}

extension DrawnScreens.Window {
  /// A window in the columns that a margin leaves.
  package init(_ window: Window, margin: Int) {
    name = window.name
    lines = window.lines(width: max(12, DrawnScreens.width - margin))
  }
}

extension DrawnScreens {
  /// The first difference from another wiring's screens, in a sentence; nil if there is none.
  ///
  /// `wiring` is the name of the other wiring.
  public func difference(from other: DrawnScreens, of wiring: String) -> String? {
    guard self != other else { return nil }
    for window in windows {
      guard let same = other.windows.first(where: { $0.name == window.name }) else {
        return "the window '\(window.name)' is not open in '\(wiring)'"
      }
      if let difference = window.difference(from: same, in: wiring) { return difference }
    }
    let missing = other.windows.first { window in !windows.contains { $0.name == window.name } }
    return missing.map { "the window '\($0.name)' is open only in '\(wiring)'" }
      ?? "the windows are in another order in '\(wiring)'"
  }
}

extension DrawnScreens.Window {
  /// The first line that differs, in a sentence.
  fileprivate func difference(from other: Self, in wiring: String) -> String? {
    if let (own, expected) = zip(lines, other.lines).first(where: { $0 != $1 }) {
      return "'\(name)' shows '\(own.text)'; in '\(wiring)' it shows '\(expected.text)'"
    }
    if let own = lines.dropFirst(other.lines.count).first {
      return "'\(name)' shows '\(own.text)'; in '\(wiring)' it does not"
    }
    return other.lines.dropFirst(lines.count).first.map {
      "'\(name)' does not show '\($0.text)'; in '\(wiring)' it does"
    }
  }
}

extension String {
  /// A drawn line with single spaces.
  fileprivate var text: String { split(separator: " ").joined(separator: " ") }
}
