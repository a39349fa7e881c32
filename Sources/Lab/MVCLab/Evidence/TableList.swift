import HeadlessUI
import MVC

/// A list in a stored property of a controller from which it fills a table.
struct TableList: Hashable, Sendable {
  let owner: Participant
  let property: StoredProperties.Property
}

/// What is in such a list: the texts of each element.
struct ListedTexts: Sendable {
  var now: [[String]]
  /// All that were in it so far.
  var seen: Set<[String]>
  /// Whether the table has shown it.
  var isShown: Bool
}

extension Evidence {
  /// The lists of the controllers that tables have asked in a step, as many elements long as the table has rows.
  static func tableLists(in step: Range<Int>, of world: World) -> [TableList: ListedTexts] {
    var found: [TableList: ListedTexts] = [:]
    var asked: Set<Participant> = []
    let (hops, registry) = (world.flow.hops, world.runtime.registry)
    for hop in hops[step] {
      guard case .dataSource = hop.kind, asked.insert(hop.callee).inserted,
        registry.role(of: hop.callee) == .controller,
        let controller = registry.component(hop.callee),
        let table = registry.component(hop.caller) as? TableView
      else { continue }
      for (property, texts) in StoredProperties.lists(in: controller)
      where texts.count == table.rowCount {
        found[TableList(owner: hop.callee, property: property)] = ListedTexts(
          now: texts,
          seen: Set(texts),
          isShown: table.shows(texts)
        )
      }
    }
    return found
  }

  /// The lists that a user's action has changed in this step, in which no model has changed, and whose texts no other
  /// property and no model has.
  ///
  /// What a user types or chooses may filter a list: then only what was never in it counts.
  var listsChangedByUser: [TableList] {
    guard !lists.isEmpty, let act = userEvents.first?.hop.userEvent, hops(.answer).isEmpty,
      !hops(.change).contains(where: { role($0.hop.callee) == .model })
    else { return [] }
    return lists.keys.filter { list in
      guard let before = listsBefore[list], let now = lists[list], now.now != before.now,
        before.isShown || now.isShown
      else { return false }
      return changed(from: before, to: now.now, by: act).contains { !isHeldElsewhere($0, list) }
    }.sorted { ($0.owner.index, $0.property.name) < ($1.owner.index, $1.property.name) }
  }

  private func changed(
    from before: ListedTexts,
    to now: [[String]],
    by act: UserEvent
  ) -> [[String]] {
    let added = now.filter { !before.now.contains($0) }
    let removed = before.now.filter { !now.contains($0) }
    switch act {
    case .type, .set: return added.filter { !before.seen.contains($0) }
    case .move where added.isEmpty && removed.isEmpty: return now
    default: return added + removed
    }
  }

  private func isHeldElsewhere(_ texts: [String], _ list: TableList) -> Bool {
    guard let controller = component(list.owner) else { return true }
    return texts.allSatisfy { text in
      StoredProperties.holds(text, beside: list.property, of: controller)
        || alive.contains { model in
          type(of: model).role == .model
            && StoredProperties.holds(text, beside: list.property, of: model)
        }
    }
  }
}

extension String {
  /// Whether the bytes of a text are in it: `contains` looks for characters, at thirty times the cost.
  fileprivate func shows(_ text: String) -> Bool {
    var (all, part) = (self, text)
    return all.withUTF8 { all in
      part.withUTF8 { part in
        guard let first = part.first else { return true }
        return all.indices.dropLast(part.count - 1).contains { start in
          all[start] == first && all[start...].starts(with: part)
        }
      }
    }
  }
}

extension TableView {
  /// Whether each row on the screen shows a text of the element with its number.
  func shows(_ texts: [[String]]) -> Bool { textsShown(of: texts) != nil }

  /// How many texts of the elements with their numbers the rows on the screen show; nil if there is no row, or one shows none.
  func textsShown<Texts: RandomAccessCollection<[String]>>(of texts: Texts) -> Int?
  where Texts.Index == Int {
    guard !visibleCells.isEmpty else { return nil }
    var sum = 0
    for (row, cell) in zip(visibleRows, visibleCells) {
      let shown = cell.readout
      guard texts.indices.contains(row) else { return nil }
      let count = texts[row].count { !$0.isEmpty && shown.shows($0) }
      if count == 0 { return nil }
      sum += count
    }
    return sum
  }
}
