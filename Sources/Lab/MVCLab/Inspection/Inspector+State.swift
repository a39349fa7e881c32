import HeadlessUI
import MVC

// Two worlds that look alike are two states if a rule remembers something else of each. What was told already makes no
// difference, nor does where in the story something happened.
//
// Left out is what would let the states of one wiring grow for ever, or is seldom asked for: the items that have left a
// table's list, whether a text that was not sent was typed, and the lines of earlier paints.

extension Inspector {
  /// Adds what rules remember of earlier steps.
  package func describeMemory(in world: World, to digest: inout StateDigest) {
    guard !world.hasEnded else { return }
    memory.describe(in: world, to: &digest)
    world.leakDetector.describe(to: &digest)
    world.runtime.describeRegistrations(to: &digest)
    for window in world.windows {
      for controller in window.controllers where controller.isLoaded {
        for element in controller.elements {
          if let table = element as? TableView { table.describeFills(to: &digest) }
        }
      }
    }
  }
}

extension Inspector.Memory {
  fileprivate func describe(in world: World, to digest: inout StateDigest) {
    let registry = world.runtime.registry
    for promise in promises { digest.add(value: promise) }
    describe(lists, registry, to: &digest)
    digest.add(
      table: registry.entries(tables) { memory, digest in
        for shown in memory.lists where !shown.isFromCells {
          digest.add(shown.list.owner, in: registry)
          digest.add(shown.list.property.name)
        }
      }
    )
    for cause in world.runtime.causesOfWaiting {
      let event = world.flow.origin(of: cause).touch
      touches.last { $0.event == event }?.describe(to: &digest, registry)
    }
    if let touch = touchBeforeAlert,
      (registry.component(touch.table) as? TableView)?.screen?.alert != nil
    {
      touch.describe(to: &digest, registry)
    }
    let off = Dictionary(waits.map { ($0.control, $0) }) { $1 }
    digest.add(table: registry.entries(off) { $0.describe(to: &$1, registry) })
    digest.add(
      table: registry.entries(
        Dictionary(grouping: unsettled) { $0.key.screen }
      ) { things, digest in
        for (thing, shown) in things.sorted(by: { $0.key.key < $1.key.key }) {
          digest.add(thing.key)
          digest.add(shown.count)
          for text in shown.texts { digest.add(text) }
        }
      }
    )
    world.describeAnswers(to: &digest)
    world.describeTwins(to: &digest)
  }

  private func describe(
    _ lists: [TableList: ListedTexts],
    _ registry: ComponentRegistry,
    to digest: inout StateDigest
  ) {
    digest.add(
      table: registry.entries(
        Dictionary(grouping: lists) { $0.key.owner }
      ) { lists, digest in
        for (list, texts) in lists.sorted(by: { $0.key.precedes($1.key) }) {
          digest.add(list.property.name)
          digest.add(texts.isShown)
          for words in texts.now { for text in words { digest.add(text) } }
          for words in texts.seen.subtracting(texts.now).sorted(by: {
            $0.lexicographicallyPrecedes($1)
          }) {
            for text in words { digest.add(text) }
          }
        }
      }
    )
  }
}

extension ComponentRegistry {
  /// Values that belong to components, without those that are gone.
  fileprivate func entries<Value>(
    _ values: [Participant: Value],
    _ describe: @escaping (Value, inout StateDigest) -> Void
  ) -> [StateDigest.Entry] {
    values.compactMap { participant, value in
      component(participant).map { component in
        StateDigest.Entry(of: ObjectIdentifier(component)) { describe(value, &$0) }
      }
    }
  }
}

extension TableList {
  /// A fixed order of lists.
  fileprivate func precedes(_ other: TableList) -> Bool {
    (owner.index, property.name, property.owner)
      < (other.owner.index, other.property.name, other.property.owner)
  }
}

extension TouchedItem {
  fileprivate func describe(to digest: inout StateDigest, _ registry: ComponentRegistry) {
    digest.add(table, in: registry)
    if case .component(let component)? = item.identity { digest.add(component, in: registry) }
    if case .id(let id, _)? = item.identity { digest.add(id) }
    for text in item.content { digest.add(text) }
    for (list, row) in rows.sorted(by: { $0.key.precedes($1.key) }) {
      digest.add(list.owner, in: registry)
      digest.add(list.property.name)
      digest.add(row)
    }
  }
}

// MARK: - Answers

extension World {
  /// Adds, for each request that waits, the last answer to a newer request of the same kind.
  fileprivate func describeAnswers(to digest: inout StateDigest) {
    let hops = flow.hops
    for request in runtime.server?.waiting ?? [] {
      guard hops.indices.contains(request.cause) else { continue }
      let newer = hops[request.cause...].last {
        $0.kind == .answer && !$0.isLost && $0.cause > request.cause
          && hops[$0.cause].name == hops[request.cause].name
          && hops[$0.cause].caller == hops[request.cause].caller
      }
      digest.add(newer.map { "\($0.detail)" } ?? "")
    }
  }
}

// MARK: - Cells

extension TableView {
  /// Adds for which row its cells were given what they show, where that is not the row that they show.
  fileprivate func describeFills(to digest: inout StateDigest) {
    let rows = visibleRows.map(Optional.some) + pooledCells.map { _ in nil }
    for (row, cell) in zip(rows, visibleCells + pooledCells) {
      guard let fill = cell.fills.last else { continue }
      if fill.row != row { digest.add(fill.row) }
      for element in [cell as Element] + cell.descendants where element.isDrawn || element === cell
      {
        if let given = (element as? ValueControl)?.givenValue { digest.add(given) }
        let settings = element.settings
        for time in [settings.content, settings.image, settings.enabling] {
          guard time >= 0, time < fill.hop, let old = cell.fills.last(where: { $0.hop <= time })
          else { continue }
          digest.add(old.row)
        }
      }
    }
  }
}
