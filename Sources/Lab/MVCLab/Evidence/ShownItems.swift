import HeadlessUI
import LabText
import MVC

/// The items of a stored list that a table shows, in the order of its rows.
struct ShownItems: Sendable {
  let list: TableList
  let items: [Item]
  /// Whether no list was found, and the items are what the cells show.
  var isFromCells = false
  /// The rows of each item that is in several: of the same object, or of several with the same `id`.
  var repeats: [[Int]] = []

  /// An item of a list: what the list says that it is, and what is in it.
  struct Item: Hashable, Sendable {
    /// What tells it from other items wherever they are; without one it is known only by its place.
    let identity: Identity?
    /// The texts, numbers and truth values in it.
    let content: [String]
  }

  /// What an item is known by: the value of its `id`, or that it is this component.
  enum Identity: Hashable, Sendable {
    case id(String, type: String)
    case component(Participant)
  }
}

/// What the lab remembers of a table at rest.
struct TableMemory: Sendable {
  /// The lists that it shows, and those that it has shown before.
  var lists: [ShownItems] = []
  /// The last items that have left the list that it shows, or have changed in it, as they were.
  var gone: [ShownItems.Item] = []
  private static let mostGone = 64
}

extension TableMemory {
  /// What a table shows and has shown.
  init(_ table: TableView, after before: TableMemory?) {
    lists = StoredProperties.shownItems(of: table)
    let hidden = (before?.lists ?? []).filter { old in
      !old.isFromCells && !lists.contains { $0.list == old.list }
    }
    if lists.isEmpty, !table.visibleCells.isEmpty { lists = [ShownItems(cellsOf: table)] }
    gone = before?.gone ?? []
    noteGone(from: before?.lists.first?.items ?? [], to: lists.first?.items ?? [])
    lists += hidden.compactMap { old in
      StoredProperties.items(of: old.list, in: table).map { ShownItems(list: old.list, items: $0) }
    }
  }

  /// Notes what has left the list, and forgets what has come back.
  private mutating func noteGone(from old: [ShownItems.Item], to now: [ShownItems.Item]) {
    guard old != now else { return }
    let same = zip(old, now).prefix { $0 == $1 }.count
    let (left, come) = (old.dropFirst(same), now.dropFirst(same))
    let last = zip(left.reversed(), come.reversed()).prefix { $0 == $1 }.count
    let back = Set(come.dropLast(last))
    gone = (gone + left.dropLast(last)).filter { !back.contains($0) }.suffix(TableMemory.mostGone)
  }
}

extension ShownItems {
  /// The rows of each item that is in several.
  static func repeats(in elements: [Any], _ items: [Item]) -> [[Int]] {
    var rows: [Key: [Int]] = [:]
    for (row, element) in elements.enumerated() {
      if let identity = items[row].identity {
        rows[.identity(identity), default: []].append(row)
      } else if type(of: element) is AnyClass {
        rows[.object(ObjectIdentifier(element as AnyObject)), default: []].append(row)
      }
    }
    return rows.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  /// Whether two elements are one item: the same object, or of the same identity.
  static func isOne(_ element: Any, _ other: Any) -> Bool {
    if let identity = Identity(of: element) { return identity == Identity(of: other) }
    guard type(of: element) is AnyClass, type(of: other) is AnyClass else { return false }
    return element as AnyObject === other as AnyObject
  }

  /// What an item is known by while all are alive.
  private enum Key: Hashable {
    case identity(Identity)
    case object(ObjectIdentifier)
  }

  /// What the cells of a table show; a row that is out of sight shows nothing.
  init(cellsOf table: TableView) {
    let shown = table.visibleCells.map { cell in
      Item(identity: nil, content: cell.readout.split(separator: ", ").map(String.init))
    }
    let above = Array(repeating: Item(identity: nil, content: []), count: table.offset)
    list = TableList(owner: table.participant, property: .init(name: "", owner: ""))
    (items, isFromCells) = (above + shown, true)
  }
}

extension ShownItems.Item {
  /// Whether it is known to be another item than this one.
  func isAnother(than other: Self) -> Bool {
    guard let identity, let known = other.identity else { return self != other }
    return identity != known
  }

  /// The item in a sentence, by its first text, or by its first number if it has none.
  var text: String {
    let words = content.first { $0.contains(where: \.isLetter) && Bool($0) == nil }
    return (words ?? content.first { !$0.isEmpty } ?? identity?.text ?? "an item").inQuotes
  }

  /// Whether a text of it is no number, and no other item has it.
  func owns(_ text: String, among items: [ShownItems.Item]) -> Bool {
    text.contains(where: \.isLetter) && Bool(text) == nil
      && !items.contains { $0.isAnother(than: self) && $0.content.contains(text) }
  }
}

extension [ShownItems.Item] {
  /// The row whose item has a text of a cell; nil if several have one.
  ///
  /// It is all that is known of a row of results that no stored list has.
  func onlyRow(like cell: ShownItems.Item) -> Int? {
    let words = cell.content.filter { $0.contains(where: \.isLetter) && Bool($0) == nil }
    let rows = indices.filter { self[$0].content.contains(where: words.contains) }
    return rows.count == 1 ? rows[0] : nil
  }
}

extension ShownItems.Identity {
  fileprivate var text: String? { if case .id(let id, _) = self { id } else { nil } }

  /// The identity of an object or a value, by its property `id`, whether or not its type is `Identifiable`, or as a
  /// component; nil if it has none.
  ///
  /// The `id` of an object that only says which object it is may be another object's later.
  init?(of element: Any) {
    if let known = element as? any Identifiable, let identity = Self.id(of: known) {
      self = identity
    } else if let component = element as? Component {
      self = .component(component.participant)
    } else if let id = Mirror(reflecting: element).children.first(where: { $0.label == "id" }),
      id.value is any CustomStringConvertible
    {
      self = .id("\(id.value)", type: "\(type(of: element))")
    } else {
      return nil
    }
  }

  private static func id(of element: some Identifiable) -> Self? {
    let id = element.id
    return id is ObjectIdentifier ? nil : .id("\(id)", type: "\(type(of: element))")
  }
}

extension ViewController {
  /// The texts that the user reads on it and in its alert.
  var shownTexts: Set<String> {
    var texts = [title]
    if let alert { texts += [alert.title, alert.message] }
    for element in elements {
      if let cell = element as? Cell { texts.append(cell.readout) }
      if let text = element.inlineText { texts.append(text) }
    }
    return Set(texts.flatMap { [$0] + $0.split { ":?!,".contains($0) }.map { $0.trimmed } })
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension StoredProperties {
  /// The lists from which a table may have filled its rows: as many elements as it has rows, of which each one on the screen
  /// shows a text.
  ///
  /// They are looked for in its data source, in its screen, and in the models and plain objects that these hold. Of lists of
  /// the same type only those count of which the rows show the most texts.
  static func shownItems(of table: TableView) -> [ShownItems] {
    let count = table.rowCount
    guard count > 0 else { return [] }
    var most: [ObjectIdentifier: Int] = [:]
    let found = holders(for: table).flatMap { holder in
      slots(of: holder).filter {
        !$0.holdings.isDisjoint(with: [.lists, .values, .models, .objects])
      }
      .compactMap { slot -> (list: ShownItems, type: ObjectIdentifier, texts: Int)? in
        guard let value = slot.value(in: holder),
          let list = StoredProperties.unwrapped(value) as? any ElementList,
          list.count == count, case let read = ReadList.of(list),
          let texts = table.textsShown(of: read.items.lazy.map(\.content))
        else { return nil }
        let owner = (holder as? Component)?.participant ?? .nobody
        let type = ObjectIdentifier(type(of: list))
        most[type] = max(most[type] ?? 0, texts)
        let shown = ShownItems(
          list: TableList(owner: owner, property: slot.property),
          items: read.items,
          repeats: read.repeats
        )
        return (shown, type, texts)
      }
    }
    return found.filter { $0.texts == most[$0.type] }.map(\.list)
  }

  /// The items of a list that a table shows or has shown; nil if it is no list now.
  static func items(of list: TableList, in table: TableView) -> [ShownItems.Item]? {
    elementList(of: list, in: table).map { ReadList.of($0).items }
  }

  /// The elements of a list that a table shows or has shown; nil if it is no list now.
  static func elements(of list: TableList, in table: TableView) -> [Any]? {
    elementList(of: list, in: table)?.elements
  }

  private static func elementList(
    of list: TableList,
    in table: TableView
  ) -> (any ElementList)? {
    let owner: AnyObject? =
      table.runtime.registry.component(list.owner)
      ?? holders(for: table).first { holder in
        !(holder is Component) && slots(of: holder).contains { $0.property == list.property }
      }
    guard let owner,
      let value = slots(of: owner).first(where: { $0.property == list.property })?.value(in: owner)
    else { return nil }
    return StoredProperties.unwrapped(value) as? any ElementList
  }

  /// The objects that may have the list of a table.
  static func holders(for table: TableView) -> [AnyObject] {
    let screen = table.screen
    var found: [AnyObject] = []
    for object in [table.dataSource as AnyObject?, screen].compactMap(\.self)
    where !found.contains(where: { $0 === object }) {
      found.append(object)
    }
    var next = 0
    while next < found.count, found.count < StoredProperties.mostHolders {
      for slot in slots(of: found[next])
      where slot.isStrong && !slot.holdings.isDisjoint(with: [.models, .objects]) {
        guard let value = slot.value(in: found[next]).map(StoredProperties.unwrapped),
          type(of: value) is AnyClass
        else { continue }
        let object = value as AnyObject
        let isPart = object is View || object is Controller
        if !isPart, !found.contains(where: { $0 === object }) { found.append(object) }
      }
      next += 1
    }
    return found
  }

  private static let mostHolders = 8

  /// What is in an observed property, in a state of a view, or in an optional.
  static func unwrapped(_ value: Any) -> Any {
    // A mirror takes time. A cast looks into an optional.
    if let text = value as? String { return text }
    if let number = value as? Int { return number }
    if let flag = value as? Bool { return flag }
    if let list = value as? any ElementList { return list }
    if let observed = value as? any ObservedProperty { return unwrapped(observed.currentValue) }
    if let state = value as? any ScreenState { return unwrapped(state.current) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first else { return value }
    return unwrapped(inner.value)
  }
}

extension ShownItems.Item {
  /// An element of a list.
  init(_ element: Any) {
    (identity, content) = (ShownItems.Identity(of: element), Self.content(of: element))
  }

  /// The texts, numbers and truth values in an element, in the order of its properties.
  private static func content(of element: Any) -> [String] {
    switch StoredProperties.unwrapped(element) {
    case let text as String: return [text]
    case let value where isPlain(value): return ["\(value)"]
    case let value:
      return Mirror(reflecting: value).children.flatMap { child -> [String] in
        switch StoredProperties.unwrapped(child.value) {
        case let text as String: return [text]
        case let part where isPlain(part): return ["\(part)"]
        default: return []
        }
      }
    }
  }

  private static func isPlain(_ value: Any) -> Bool {
    value is any BinaryInteger || value is any BinaryFloatingPoint || value is Bool
      || Mirror.DisplayStyle.enum == Mirror(reflecting: value).displayStyle
  }
}
