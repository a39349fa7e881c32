import HeadlessUI

/// What leads a table from one snapshot to another.
///
/// A section that moves is deleted and inserted, and its rows with it.
struct SnapshotUpdates<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  let deletedSections: [Int]
  let insertedSections: [Int]
  private(set) var rows: [TableBatch.Change<TableBatch.Place>] = []

  init(from old: Snapshot, to new: Snapshot) {
    let sections = new.sectionIdentifiers.difference(from: old.sectionIdentifiers)
    deletedSections = sections.removals.map(\.offset)
    insertedSections = sections.insertions.map(\.offset)
    let before = SnapshotUpdates.rows(of: old, except: deletedSections)
    let after = SnapshotUpdates.rows(of: new, except: insertedSections)
    let ends = Dictionary(uniqueKeysWithValues: after.map { ($0.item, $0) })
    let kept = Set(before.map(\.item)).intersection(ends.keys)
    let moved = Set(
      after.map(\.item).filter(kept.contains)
        .difference(from: before.map(\.item).filter(kept.contains)).removals.map(\.element)
    )
    for row in before {
      guard let end = ends[row.item] else {
        rows.append(.delete(row.place))
        continue
      }
      let stays = row.section == end.section && !moved.contains(row.item)
      switch (stays, new.reloadedItems.contains(row.item)) {
      case (true, true): rows.append(.reload(row.place))
      case (true, false): break
      case (false, true): rows += [.delete(row.place), .insert(end.place)]
      case (false, false): rows.append(.move(row.place, to: end.place))
      }
    }
    for row in after where !kept.contains(row.item) { rows.append(.insert(row.place)) }
  }

  private struct Row {
    let item: Item
    let section: Section
    let place: TableBatch.Place
  }

  private static func rows(of snapshot: Snapshot, except sections: [Int]) -> [Row] {
    snapshot.items.indices.filter { !sections.contains($0) }.flatMap { section in
      snapshot.items[section].enumerated().map { row, item in
        Row(
          item: item,
          section: snapshot.sectionIdentifiers[section],
          place: .path(RowPath(row: row, section: section))
        )
      }
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }

  fileprivate var element: ChangeElement {
    switch self {
    case .remove(_, let element, _), .insert(_, let element, _): element
    }
  }
}
