import HeadlessUI
import LabText
import MVC

/// The items of a stored list that a table shows, in the order of its rows.
struct ShownItems: Sendable {
  let list: TableList
  let items: [Item]
  /// Whether no list was found, and the items are what the cells show.
  var isFromCells = false
  /// Two rows that are one item: the same object, or two with the same `id`.
  var repeated: Repetition?

  struct Repetition: Sendable {
    let first: Int
    let second: Int
  }

  /// What a row stands for: enough to find it again later, and to see whether it has changed.
  struct Item: Hashable, Sendable {
    /// What it is known by, if it has an identity.
    let identity: String?
    /// What is in it.
    let content: [String]
  }
}

/// What the lab remembers of a table at rest.
struct TableMemory: Sendable {
  /// The lists that it showed.
  var lists: [ShownItems] = []
  /// All items that were in them so far.
  var seen: Set<ShownItems.Item> = []
  /// The cells on the screen, and the row of the first.
  var cells: [Participant] = []
  var offset = 0
  /// The row whose menu is open.
  var menuRow: Int?
}

extension TableMemory {
  /// What a table shows and showed.
  init(_ table: TableView, _ storedProperties: StoredProperties, after before: TableMemory?) {
    lists = storedProperties.shownItems(of: table)
    var hidden: [ShownItems] = []
    let registry = table.runtime.registry
    for old in before?.lists ?? []
    where !old.isFromCells && !lists.contains(where: { $0.list == old.list }) {
      guard let owner = registry.component(old.list.owner),
        let items = storedProperties.items(in: old.list.property, of: owner)
      else { continue }
      hidden.append(ShownItems(list: old.list, items: items))
    }
    if lists.isEmpty, !table.visibleCells.isEmpty { lists = [ShownItems(cellsOf: table)] }
    seen = (before?.seen ?? []).union(lists.first?.items ?? [])
    lists += hidden
    cells = table.visibleCells.map(\.participant)
    (offset, menuRow) = (table.offset, table.menu?.row)
  }

  /// The items of a list; none if the table is empty now.
  func items(of list: TableList) -> [ShownItems.Item]? {
    lists.first { $0.list == list }?.items ?? (cells.isEmpty ? [] : nil)
  }
}

extension ShownItems {
  /// The first two rows that are one item.
  fileprivate static func repetition(in elements: [Any], _ items: [Item]) -> Repetition? {
    var rows: [Identity: Int] = [:]
    for (row, element) in elements.enumerated() {
      let isObject = type(of: element) is AnyClass && Item.ownIdentity(of: element) == nil
      guard isObject || items[row].identity != nil else { continue }
      let identity = Identity(
        object: isObject ? ObjectIdentifier(element as AnyObject) : nil,
        text: isObject ? nil : items[row].identity
      )
      if let first = rows.updateValue(row, forKey: identity) {
        return Repetition(first: first, second: row)
      }
    }
    return nil
  }

  /// What an item is known by, while all are alive.
  private struct Identity: Hashable {
    let object: ObjectIdentifier?
    let text: String?
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
  /// Whether it is the same item as another, of which perhaps only the texts in its cell are known.
  func isSame(as other: Self) -> Bool {
    self == other
      || other.identity == nil
        && content.contains { $0.contains(where: \.isLetter) && other.content.contains($0) }
  }

  /// The item in a sentence, by its first text, or by its first number if it has none.
  var text: String {
    let words = content.first { $0.contains(where: \.isLetter) && Bool($0) == nil }
    return (words ?? content.first { !$0.isEmpty } ?? identity ?? "an item").inQuotes
  }

  /// The texts that no other item has, and that are no number.
  func ownTexts(among items: [ShownItems.Item]) -> [String] {
    content.filter { text in
      text.contains(where: \.isLetter) && Bool(text) == nil
        && !items.contains { $0 != self && $0.content.contains(text) }
    }
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
  func shownItems(of table: TableView) -> [ShownItems] {
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
          case let elements = list.elements, elements.count == count
        else { return nil }
        let items = elements.map(ShownItems.Item.init)
        guard let texts = table.textsShown(of: items.map(\.content)) else { return nil }
        let owner = (holder as? Component)?.participant ?? .nobody
        let type = ObjectIdentifier(type(of: list))
        most[type] = max(most[type] ?? 0, texts)
        let shown = ShownItems(
          list: TableList(owner: owner, property: slot.property),
          items: items,
          repeated: ShownItems.repetition(in: elements, items)
        )
        return (shown, type, texts)
      }
    }
    return found.filter { $0.texts == most[$0.type] }.map(\.list)
  }

  /// The items of a list in a stored property; nil if it is none now.
  func items(in property: Property, of owner: AnyObject) -> [ShownItems.Item]? {
    guard let value = slots(of: owner).first(where: { $0.property == property })?.value(in: owner)
    else { return nil }
    let list = StoredProperties.unwrapped(value) as? any ElementList
    return list?.elements.map(ShownItems.Item.init)
  }

  /// The objects that may have the list of a table.
  private func holders(for table: TableView) -> [AnyObject] {
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
    // A mirror takes time.
    if value is String || value is Int || value is Bool || value is any ElementList { return value }
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
    content = ShownItems.Item.content(of: element)
    identity =
      Self.ownIdentity(of: element)
      ?? (element as? Component).map { "component \($0.participant.index)" }
  }

  /// The `id` of an element, if its type says what that is: an object's own may be that of another object too.
  static func ownIdentity(of element: Any) -> String? {
    if let known = element as? any Identifiable { identity(of: known) } else { nil }
  }

  private static func identity(of element: some Identifiable) -> String? {
    let id = element.id
    return id is ObjectIdentifier ? nil : "\(type(of: element)) \(id)"
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

/// A list, whatever its elements are.
private protocol ElementList {
  var elements: [Any] { get }
}

extension Array: ElementList {
  fileprivate var elements: [Any] { map { $0 } }
}
