import MVC

/// A change of a table's sections.
enum SectionUpdate {
  /// Sections are inserted; these are their indexes after the update.
  case insert(Indexes)
  /// Sections are deleted; these are their indexes before the update.
  case delete(Indexes)
  /// Sections may have other rows; these are their indexes before and after the update.
  case reload(Indexes)
}

extension SectionUpdate: CustomStringConvertible {
  /// The update as the flow shows it: `inserted a section`, `deleted 3 sections`.
  var description: String {
    let noun = indexes.count == 1 ? "a section" : "\(indexes.count) sections"
    return switch self {
    case .insert: "inserted \(noun)"
    case .delete: "deleted \(noun)"
    case .reload: "repainted \(noun)"
    }
  }
}

extension SectionUpdate {
  var indexes: Indexes {
    switch self {
    case .insert(let sections), .delete(let sections), .reload(let sections): sections
    }
  }

  /// Returns what the update does to the rows; throws unless it leads from the old sections to the new
  /// ones and names only sections that exist.
  func rows(
    from old: [TableSection],
    to new: [TableSection],
    site: CallSite
  ) throws -> RowUpdate {
    try checkCount(from: old.count, to: new.count, site)
    try gone.checkSections(below: old.count, site)
    try come.checkSections(below: new.count, site)
    let before = old.indices.filter { !gone.contains($0) }
    let after = new.indices.filter { !come.contains($0) }
    for (before, after) in zip(before, after) where old[before].count != new[after].count {
      let kind = InvalidSections.Kind.rows(
        section: after,
        expected: old[before].count,
        after: new[after].count
      )
      throw InvalidSections(kind: kind, site: site)
    }
    return switch self {
    case .insert: .insert(new.rows(of: come))
    case .delete: .delete(old.rows(of: gone))
    case .reload: .replace(old.rows(of: gone), with: new.rows(of: come))
    }
  }

  /// The sections whose rows leave, before the update.
  private var gone: Indexes { if case .insert = self { [] } else { indexes } }
  /// The sections whose rows come, after the update.
  private var come: Indexes { if case .delete = self { [] } else { indexes } }

  private func checkCount(from before: Int, to after: Int, _ site: CallSite) throws {
    guard before + come.count - gone.count != after else { return }
    let kind: InvalidSections.Kind =
      switch self {
      case .reload: .number(before: before, after: after)
      case .insert, .delete:
        .update(before: before, inserted: come.count, deleted: gone.count, after: after)
      }
    throw InvalidSections(kind: kind, site: site)
  }
}

extension Indexes {
  /// Throws unless all of these are sections from 0 and below `count`.
  fileprivate func checkSections(below count: Int, _ site: CallSite) throws {
    if let section = first(where: { !(0..<count).contains($0) }) {
      throw NoSuchSection(section: section, count: count, site: site)
    }
  }
}

extension [TableSection] {
  /// The numbers of the rows in some of these sections, among the rows of all.
  fileprivate func rows(of wanted: Indexes) -> Indexes {
    var first = 0
    var rows: [Int] = []
    for (section, part) in enumerated() {
      if wanted.contains(section) { rows += first..<first + part.count }
      first += part.count
    }
    return Indexes(rows)
  }
}
