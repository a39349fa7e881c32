import HeadlessUI
import LabText
import MVC

extension Symptom {
  /// Found where the user has touched a row, or something in it, and exactly one item of the list has changed or gone, or
  /// the screen that opened shows exactly one: another than the touched row's, with which nothing has happened.
  ///
  /// A command about several rows, such as "select all", breaks nothing, nor does a row that changes places with another.
  public static let actsOnAnotherRow = Symptom(
    "acts-on-another-row",
    sentence: "the user touches one row, and another row's item changes, opens or goes",
    reason: """
      The number of a row says where it was when the code was given it. Rows that came or went since then, or a filter, \
      make it the number of another item. Keep the item's identity, or ask where the cell is now.
      """,
    found: .inStep { evidence in
      guard let touch = evidence.touchedItem else { return [] }
      return evidence.changeOfAnother(than: touch) ?? evidence.openingOfAnother(than: touch) ?? []
    }
  )
}

extension Evidence {
  /// The harm of the change of exactly one other item; empty if a list has changed in another way, nil if none has.
  ///
  /// A list that the table has shown whole counts while it shows a part of it.
  fileprivate func changeOfAnother(than touch: TouchedItem) -> [Harm]? {
    guard let before = sights[touch.table], let now = sight(of: touch.table),
      let table = component(touch.table) as? TableView
    else { return nil }
    for shown in tables[touch.table]?.lists ?? [] {
      guard let old = before.items[shown.list], let new = now.items[shown.list], old != new else {
        continue
      }
      guard let row = touch.rows[shown.list], old.indices.contains(row),
        // An item that has changed since it was touched has had its change.
        touch.event >= step.lowerBound || old[row] == touch.item,
        let changed = onlyChange(old, new), let other = changed.rows.first,
        !changed.rows.contains(row)
      else { return [] }
      // A tap on a row may fold what is below it.
      if changed.isRemoval, case .select? = userEvents.first?.hop.userEvent { return [] }
      if before.hasPassed(from: (old[other], other), to: (old[row], row), in: table) { return [] }
      let hop = step.last { hops[$0].kind == .change } ?? step.last { hops[$0].kind == .render }
      return [
        Harm(
          "the user touched \(touch.item.text), and \(old[other].text) "
            + (changed.isRemoval ? "went" : "changed"),
          site: hop.flatMap { author(of: $0).site ?? site(of: $0) },
          hop: hop
        )
      ]
    }
    return nil
  }

  /// What is in the lists of a table now; nil if the table is gone.
  func sight(of table: Participant) -> TableSight? {
    guard let memory = tables[table], let view = component(table) as? TableView else { return nil }
    return TableSight(view, memory, withNames: false)
  }

  /// The only item that has changed or gone; several rows where several equal ones can have.
  private func onlyChange(
    _ before: [ShownItems.Item],
    _ after: [ShownItems.Item]
  ) -> (rows: [Int], isRemoval: Bool)? {
    if after.count == before.count {
      let rows = before.indices.filter { before[$0] != after[$0] }
      guard rows.count == 1, before[rows[0]].identity == after[rows[0]].identity else { return nil }
      return (rows, false)
    }
    guard after.count == before.count - 1 else { return nil }
    let first = zip(before, after).prefix { $0 == $1 }.count
    guard before[(first + 1)...] == after[first...] else { return nil }
    return (before.indices.filter { before[$0] == before[first] }, true)
  }

  /// The harm of a screen or an alert that has opened and shows exactly one item, which is another.
  fileprivate func openingOfAnother(than touch: TouchedItem) -> [Harm]? {
    guard touch.event >= step.lowerBound,
      let (index, _) = hops(.navigate).last(where: { !$0.hop.isLost }),
      let window = world.windows.first(where: { $0.has(hops[index].callee) }),
      let screen = window.arriving ?? window.top
    else { return nil }
    let (shown, memory) = (screen.shownTexts, tables[touch.table])
    let items = (memory?.lists.first?.items ?? []) + (memory?.gone ?? [])
    let named = items.filter { item in
      item.content.contains { shown.contains($0) && item.owns($0, among: items) }
    }.withoutRepeats
    guard named.count == 1, named[0].isAnother(than: touch.item),
      !touch.item.content.contains(where: shown.contains)
    else { return nil }
    return [
      Harm(
        "the user touched \(touch.item.text), and \(named[0].text) opened",
        site: site(of: index),
        hop: index
      )
    ]
  }
}

extension Window {
  /// Whether it has a stack or a screen.
  fileprivate func has(_ participant: Participant) -> Bool {
    controllers.contains {
      $0.participant == participant || $0.navigation?.participant == participant
    }
  }
}
