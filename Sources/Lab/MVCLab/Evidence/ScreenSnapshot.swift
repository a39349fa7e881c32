import HeadlessUI
import MVC

/// What a screen shows, as far as its truth says something about it.
///
/// A class, because it is passed around more often than it is made.
final class ScreenSnapshot {
  let window: String
  let truth: Truth
  /// The tables that can be compared: the first one, and those that the truth names.
  private let tables: [TableSnapshot]
  /// What the truth says about the rest of the screen, and what the screen shows.
  private let facts: [(part: Truth.Claim.Part, fact: ScreenFact)]
  /// What the user has chosen to see of a list, in each search field and choice of segments.
  private let filter: [String]
  private let controller: ViewController
  /// What the truth says of named elements, and whether the screen has shown it to be so or not.
  private let named: [(part: Truth.Claim.Part, isCompared: Bool)]

  /// What the truth is about: the tables first.
  private(set) lazy var things = makeThings()

  init(window: Window, of controller: ViewController, truth: Truth) {
    self.window = window.name
    (self.controller, self.truth) = (controller, truth)
    let claims = truth.tableRows
    let rows = claims.first { $0.table == nil }?.rows
    let first = controller.hasTable ? [TableSnapshot(controller.firstTable, rows)] : []
    let others = claims.compactMap { claim -> TableSnapshot? in
      guard let name = claim.table, controller.allTables.contains(where: { $0.identifier == name })
      else { return nil }
      let visible = controller.elements.lazy.compactMap { $0 as? TableView }
      return TableSnapshot(visible.first { $0.identifier == name }, claim.rows, name: name)
    }
    tables = first + others
    let parts = truth.parts
    let elements = parts.isEmpty ? nil : NamedElements(of: controller)
    let isAsking = controller.alert != nil
    let compared = parts.map { part in
      (part: part, fact: isAsking && part.isSetByUser ? nil : elements.flatMap(part.fact))
    }
    facts = compared.compactMap { part, fact in fact.map { (part, $0) } }
    named = compared.filter { $0.part.name != nil }.map { ($0.part, $0.fact != nil) }
    filter = controller.elements.compactMap {
      ($0 as? SearchField)?.text ?? ($0 as? SegmentedControl)?.value
    }
  }
}

extension Evidence {
  /// Where the screens differ from their ``Truth``, each with the first difference as the rest of a sentence about
  /// its window: `shows 2 rows; its model has 1`.
  public var differencesFromTruth: [(window: String, text: String)] {
    screens.compactMap { screen in
      screen.firstDifference?.difference.map { (screen.window, $0) }
    }
  }
}

extension ScreenSnapshot {
  /// The screens of a world that can be seen and have a truth.
  ///
  /// A covered screen may be painted when it appears again, and during a transition the screen that leaves may have stopped
  /// following its model.
  static func all(in world: World) -> [ScreenSnapshot] {
    world.windows.filter { $0.arriving == nil }.flatMap { window in
      window.visibleControllers.compactMap { controller in
        world.assembly.truth(of: controller).map {
          ScreenSnapshot(window: window, of: controller, truth: $0)
        }
      }
    }
  }

  private func difference(
    _ table: TableSnapshot,
    from other: TableSnapshot,
    of first: ScreenSnapshot
  ) -> String? {
    if filter == first.filter {
      guard let difference = table.difference(from: other, (first.window, window)) else {
        return nil
      }
      // What an expanded row shows is the screen's own business.
      return controller.viewState == first.controller.viewState ? difference : nil
    }
    if first.showsWholeLists { return table.row(missingIn: other, of: first.window) }
    return showsWholeLists ? other.row(missingIn: table, of: window) : nil
  }

  private var showsWholeLists: Bool { filter.allSatisfy(\.isEmpty) }

  /// Notes which names of its truth the screen has; a name of what is in a row is there if any row has it.
  func note(in names: inout TruthNames) {
    for (part, isCompared) in named {
      guard let name = part.name else { continue }
      let element = RowPlace(name)?.element ?? name
      let isMeant = { [controller] (other: Element) in part.isOf(other, controller) }
      names.note(
        TruthNames.Name(noun: part.noun, name: element),
        on: sourceName(of: type(of: controller)),
        isThere: {
          isCompared
            || NamedElements(of: controller).all.contains { isMeant($0) && $0.isCalled(element) }
        },
        among: { NamedElements(of: controller).all.filter(isMeant).flatMap(\.callNames) }
      )
    }
    for table in truth.tableRows.compactMap(\.table) {
      let tables = controller.allTables.map(\.identifier)
      names.note(
        TruthNames.Name(noun: "table", name: table),
        on: sourceName(of: type(of: controller)),
        isThere: { tables.contains(table) },
        among: { tables }
      )
    }
  }

  /// Something that the truth is about.
  struct Thing {
    /// What it is, the same on each screen of the subject.
    let key: String
    /// What the screen shows of it.
    let shown: ShownThing
    /// How it differs from the truth, in words; nil if it does not.
    let difference: String?
    /// The table, if it is one; otherwise a part of the screen.
    fileprivate let table: TableView?
    fileprivate let part: Truth.Claim.Part?

    /// Whether it is what a control is set to.
    var isSetByUser: Bool { part?.isSetByUser ?? false }
  }

  fileprivate func makeThings() -> [Thing] {
    tables.filter(\.hasTruth).map { table in
      Thing(
        key: table.name ?? "",
        shown: table.shown,
        difference: table.differenceFromTruth,
        table: table.table,
        part: nil
      )
    }
      + facts.map { part, fact in
        Thing(
          key: part.key,
          shown: ShownThing(count: 0, texts: [fact.shown]),
          difference: fact.differenceFromTruth,
          table: nil,
          part: part
        )
      }
  }

  /// The elements that show a thing.
  func elements(of thing: Thing) -> [Element] {
    guard let part = thing.part else { return [thing.table].compactMap(\.self) }
    return (NamedElements(of: controller).all + [controller.view]).filter {
      part.isOf($0, controller) && (part.name.map($0.isCalled) ?? true)
    }
  }

  /// The first thing that differs from the truth; nil if there is none.
  var firstDifference: Thing? { things.first { $0.difference != nil } }

  var participant: Participant { controller.participant }

  /// The first difference from another screen on the same subject, in words; nil if there is none.
  ///
  /// Of lists of which the user has chosen to see different parts, only one of a whole list must be within that.
  func difference(from first: ScreenSnapshot) -> String? {
    for table in tables {
      guard let other = first.tables.first(where: { $0.name == table.name }) else { continue }
      if let difference = difference(table, from: other, of: first) { return difference }
    }
    for (part, fact) in facts where fact.isShared {
      guard let other = first.facts.first(where: { $0.part.key == part.key })?.fact,
        other.shown != fact.shown
      else { continue }
      let mine = fact.verb == other.verb ? fact.object : "\(fact.verb) \(fact.object)"
      return "'\(first.window)' \(other.verb) \(other.object), '\(window)' \(mine)"
    }
    return nil
  }
}

extension ViewController {
  /// What its own state of the view is, such as the rows that are expanded.
  fileprivate var viewState: [AnyHashable] {
    Slot.levels(of: self).flatMap(\.children)
      .compactMap { ($0.value as? any ScreenState)?.comparable }
  }
}
