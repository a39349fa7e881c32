import LabText

/// The names that truths give to what they are about, and which of them no screen has had.
///
/// What a screen does not have is not compared with a model, so a name with a typing error would say nothing.
package struct TruthNames: Codable, Equatable, Sendable {
  /// What is named: a control, a label or another thing, and its name.
  struct Name: Codable, Hashable, Sendable {
    let noun: String
    let name: String
  }

  /// Where a name was missing.
  fileprivate struct Absence: Codable, Equatable {
    /// The classes of the screens.
    var screens: Set<String>
    /// The names of what the screens had.
    var names: Set<String>
  }

  private var seen: Set<Name> = []
  private var missing: [Name: Absence] = [:]

  package init() {}
}

extension TruthNames {
  /// Notes a name that a truth gives; `isThere` says whether the screen has what is named, and `names` what else
  /// could be meant.
  mutating func note(
    _ name: Name,
    on screen: @autoclosure () -> String,
    isThere: () -> Bool,
    among names: () -> [String]
  ) {
    guard !seen.contains(name) else { return }
    if isThere() {
      seen.insert(name)
      missing[name] = nil
    } else {
      let absence = Absence(screens: [screen()], names: Set(names()))
      missing[name, default: absence].formUnion(absence)
    }
  }

  /// Adds what was noted elsewhere.
  package mutating func add(_ others: TruthNames) {
    guard self != others else { return }
    seen.formUnion(others.seen)
    for (name, absence) in others.missing {
      missing[name, default: absence].formUnion(absence)
    }
    missing = missing.filter { !seen.contains($0.key) }
  }

  /// A sentence for each name that was never there, with the nearest one that was:
  /// `the truth about 'NoteList' names 'Makr', which was never there; did you mean 'Mark'?`.
  package var warnings: [String] {
    missing.sorted { ($0.key.name, $0.key.noun) < ($1.key.name, $1.key.noun) }.map {
      name,
      absence in
      let screens = absence.screens.sorted().map { "'\($0)'" }.listed("and")
      let nearest = NameLookup.nearest(to: name.name, in: absence.names.sorted())
      return "the truth about \(screens) names '\(name.name)', which was never there"
        + didYouMean(nearest)
    }.withoutRepeats
  }
}

extension TruthNames.Absence {
  fileprivate mutating func formUnion(_ other: Self) {
    screens.formUnion(other.screens)
    names.formUnion(other.names)
  }
}
