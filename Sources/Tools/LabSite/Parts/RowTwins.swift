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
  func difference(in other: WindowPicture.Row) -> String {
    let (own, names) = (Set(leaves.map(\.shown)), Set(leaves.map(\.name)))
    let changed = other.leaves.filter { !own.contains($0.shown) }
    guard !changed.isEmpty else {
      let others = Set(other.leaves.map(\.shown))
      return "no " + leaves.filter { !others.contains($0.shown) }.list
    }
    let off = changed.filter(\.isOff)
    let on = changed.filter { $0.isButton && !$0.isOff && names.contains($0.name) }
    let rest = changed.filter { !off.contains($0) && !on.contains($0) }
    let notes = [
      rest.list, on.isEmpty ? "" : "\(on.list) on", off.isEmpty ? "" : "\(off.list) off",
    ]
    return notes.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension WindowPicture.Part {
  /// The part, or the parts that stand side by side in it.
  fileprivate var leaves: [WindowPicture.Part] {
    if case .line(let parts) = self { parts.flatMap(\.leaves) } else { [self] }
  }

  fileprivate var isButton: Bool { if case .button = self { true } else { false } }
  fileprivate var isOff: Bool { if case .button(_, nil) = self { true } else { false } }
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

extension [WindowPicture.Part] {
  /// What a user reads of them: the titles of buttons, and all of the others.
  fileprivate var list: String {
    map { $0.isButton ? $0.name : $0.shown }.joined(separator: ", ")
  }
}
