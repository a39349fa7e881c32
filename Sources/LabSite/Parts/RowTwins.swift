import LabConversation

/// The rows of a window beside those of the same window in another world, the reference.
///
/// Two rows are the same one if they show the same texts, whatever state their controls have.
struct RowTwins {
  /// The reference's rows that the window lacks.
  private(set) var missing: [WindowPicture.Row] = []
  /// The reference's rows whose controls are in another state, by the window's.
  private var others: [WindowPicture.Row: WindowPicture.Row] = [:]

  /// Nothing is compared where there is no such window, or an alert in one of them.
  init(_ window: WindowPicture, _ reference: WorldPicture) {
    guard let twin = reference.windows.first(where: { $0.name == window.name }),
      twin.title == window.title, window.alert.isEmpty, twin.alert.isEmpty
    else { return }
    var rest = window.rows
    let changed = twin.rows.filter { row in
      guard let same = rest.firstIndex(where: { $0.shown == row.shown }) else { return true }
      rest.remove(at: same)
      return false
    }
    for row in changed {
      guard let own = rest.firstIndex(where: { $0.bare == row.bare }) else {
        missing.append(row)
        continue
      }
      others[rest.remove(at: own)] = row
    }
  }

  /// The reference's row whose controls are in another state; nil if there is none.
  func twin(of row: WindowPicture.Row) -> WindowPicture.Row? { others[row] }
}

extension WindowPicture {
  fileprivate var rows: [Row] {
    content.flatMap { part -> [Row] in
      if case .rows(let rows, _, _) = part { rows } else { [] }
    }
  }
}

extension WindowPicture.Row {
  /// What a user reads of it.
  var shown: String { parts.map(\.shown).joined(separator: " ") }

  /// What stays the same where its controls change: its texts, or the names of its controls if it has none.
  fileprivate var bare: [String] {
    let texts = leaves.filter(\.isText)
    return (texts.isEmpty ? leaves : texts).map(\.name)
  }

  private var leaves: [WindowPicture.Part] { parts.flatMap(\.leaves) }

  /// What another row, the same one in another world, shows that this one does not; else what it lacks.
  func differences(in other: WindowPicture.Row) -> [String] {
    let (own, names) = (Set(leaves.map(\.shown)), Set(leaves.map(\.name)))
    let added = other.leaves.filter { !own.contains($0.shown) }.map { part in
      guard case .button(let title, let command) = part else { return part.shown }
      if command == nil { return "\(title) off" }
      return names.contains(part.name) ? "\(title) on" : title
    }
    guard added.isEmpty else { return added }
    let others = Set(other.leaves.map(\.shown))
    return leaves.filter { !others.contains($0.shown) }.map { "no \($0.name)" }
  }
}

extension WindowPicture.Part {
  /// The part, or the parts that stand side by side in it.
  fileprivate var leaves: [WindowPicture.Part] {
    if case .line(let parts) = self { parts.flatMap(\.leaves) } else { [self] }
  }

  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  /// What a user reads of it whatever its state.
  fileprivate var name: String {
    switch self {
    case .text(let text): text
    case .button(let title, _): title
    case .field(let label, _, _): label
    case .progress: "progress"
    case .line, .rows: shown
    }
  }
}
