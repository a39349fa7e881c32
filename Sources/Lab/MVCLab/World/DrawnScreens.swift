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

  /// The open windows of a world; as they were at its end, if it has ended.
  public init(of world: World) {
    if let last = world.screensAtEnd {
      self = last
      return
    }
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
    differences(from: other, of: wiring).first?.text
  }

  /// The differences from another wiring's screens, the first window's first; none if the screens are equal.
  func differences(from other: DrawnScreens, of wiring: String) -> [ScreenDifference] {
    guard self != other else { return [] }
    let found = windows.flatMap { window in
      guard let same = other.windows.first(where: { $0.name == window.name }) else {
        let text = "the window '\(window.name)' is not open in '\(wiring)'"
        return [ScreenDifference(text, own: "a window", expected: "")]
      }
      return window.differences(from: same, in: wiring)
    }
    let missing = other.windows.filter { window in !windows.contains { $0.name == window.name } }
    let all =
      found
      + missing.map {
        let text = "the window '\($0.name)' is open only in '\(wiring)'"
        return ScreenDifference(text, own: "", expected: "a window")
      }
    let order = "the windows are in another order in '\(wiring)'"
    return all.isEmpty ? [ScreenDifference(order, own: order, expected: "")] : all
  }
}

/// One line in which two worlds' screens differ.
struct ScreenDifference: Equatable, Sendable {
  /// What differs, in a sentence.
  let text: String
  /// What tells it from other differences, whatever the window, the row and the numbers are.
  let form: String

  /// A difference of two lines, of which one is empty if only one world has the other.
  init(_ text: String, own: String, expected: String) {
    self.text = text
    let (own, expected) = (LineForm(own), LineForm(expected))
    form =
      own.isRow || expected.isRow
      ? own.isRow && expected.isRow ? "row: \(own.text) | \(expected.text)" : "row"
      : "\(own.text) | \(expected.text)"
  }
}

/// What kind of line a drawn line is.
private struct LineForm {
  /// Whether it is the first line of a row, which begins with its number.
  let isRow: Bool
  /// Of a row its controls, of another line its words with '#' for each number.
  ///
  ///     0 Milk [Like] 12    [Like]
  ///     Likes 12 (Add)      Likes # (Add)
  let text: String

  init(_ line: String) {
    let words = line.split(separator: " ")
    isRow = words.first?.allSatisfy(\.isNumber) == true
    let shown =
      isRow
      ? words.filter { $0.hasPrefix("[") || $0.hasPrefix("(") }
      : words.map { $0.contains(where: \.isNumber) ? "#" : $0 }
    text = shown.joined(separator: " ")
  }
}

extension DrawnScreens.Window {
  /// The lines that differ.
  fileprivate func differences(from other: Self, in wiring: String) -> [ScreenDifference] {
    let changed = zip(lines, other.lines).filter { $0 != $1 }.map { own, expected in
      ScreenDifference(
        "'\(name)' shows '\(own.text)'; in '\(wiring)' it shows '\(expected.text)'",
        own: own.text,
        expected: expected.text
      )
    }
    let added = lines.dropFirst(other.lines.count).map { own in
      ScreenDifference(
        "'\(name)' shows '\(own.text)'; in '\(wiring)' it does not",
        own: own.text,
        expected: ""
      )
    }
    let missing = other.lines.dropFirst(lines.count).map { expected in
      ScreenDifference(
        "'\(name)' does not show '\(expected.text)'; in '\(wiring)' it does",
        own: "",
        expected: expected.text
      )
    }
    return changed + added + missing
  }
}

extension String {
  /// A drawn line with single spaces.
  fileprivate var text: String { split(separator: " ").joined(separator: " ") }
}
