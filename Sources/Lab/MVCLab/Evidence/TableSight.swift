import HeadlessUI
import MVC

/// The lists of a table, and before something can change them also what may name one of their items.
struct TableSight {
  /// What is in the lists that the table shows or has shown.
  let items: [TableList: [ShownItems.Item]]
  /// The values of the properties of its screen, its data source, and the models and objects that these hold.
  private let names: [HolderName: [String: ItemName]]

  init(_ table: TableView, _ memory: TableMemory, withNames: Bool) {
    items = memory.lists.filter { !$0.isFromCells }.reduce(into: [:]) { items, shown in
      // A table that is empty shows an empty list, or has none.
      items[shown.list] =
        StoredProperties.items(of: shown.list, in: table) ?? (table.rowCount == 0 ? [] : nil)
    }
    names = withNames ? ItemName.all(of: table) : [:]
  }

  /// Whether a property named the one item then, and names the other now, as that of a selected item does.
  ///
  /// What such a change does with the item before, which stores what was typed into it or is no longer played, is no act
  /// on another row.
  func hasPassed(
    from old: (item: ShownItems.Item, row: Int),
    to new: (item: ShownItems.Item, row: Int),
    in table: TableView
  ) -> Bool {
    let now = ItemName.all(of: table)
    return names.contains { holder, names in
      names.contains { property, name in
        now[holder]?[property].map { name.names(old, and: $0, new) } ?? false
      }
    }
  }
}

/// What an object is known by before and after a touch, in which it may go and another take its place in memory: a
/// component by its number, a plain object by its type and its place among those of this type.
private struct HolderName: Hashable {
  let component: Participant?
  let type: ObjectIdentifier
  var place = 0

  init(_ holder: AnyObject) {
    (component, type) = ((holder as? Component)?.participant, .init(Swift.type(of: holder)))
  }
}

/// What a property holds, if that may be the name of an item.
private struct ItemName {
  private let identity: ShownItems.Identity?
  private let text: String

  /// The values that may name an item of a table, by the objects that have them and the names of their properties.
  static func all(of table: TableView) -> [HolderName: [String: ItemName]] {
    StoredProperties.holders(for: table).reduce(into: [:]) { names, holder in
      var name = HolderName(holder)
      while names[name] != nil { name.place += 1 }
      names[name] = all(in: holder)
    }
  }

  private static func all(in object: AnyObject) -> [String: ItemName] {
    if let places = StoredProperties.placesOfNames(in: object) {
      return places.reduce(into: [:]) { $0[$1.name] = ItemName($1.place.value(in: object)) }
    }
    let own = Slot.levels(of: object).prefix { !ViewLayer.contains($0.subjectType) }
    return own.reduce(into: [:]) { names, level in
      for child in level.children {
        guard let label = child.label, let name = ItemName(child.value) else { continue }
        names[label] = name
      }
    }
  }

  private init?(_ value: Any) {
    let value = StoredProperties.unwrapped(value)
    if let text = value as? String ?? (value as? Int).map(String.init) {
      (identity, self.text) = (nil, text)
      return
    }
    guard !(value is View), !(value is Controller), !StoredProperties.isList(value) else {
      return nil
    }
    identity = ShownItems.Identity(of: value)
    guard identity == nil else {
      text = ""
      return
    }
    guard !(value is Bool), value is any CustomStringConvertible else { return nil }
    switch Mirror(reflecting: value).displayStyle {
    case nil, .enum, .struct: text = "\(value)"
    case .some: return nil
    }
  }

  /// Whether this is the name of one item and `other` that of another one: the items, their `id`, their rows, or the same
  /// property of both.
  func names(
    _ old: (item: ShownItems.Item, row: Int),
    and other: ItemName,
    _ new: (item: ShownItems.Item, row: Int)
  ) -> Bool {
    if let identity { return identity == old.item.identity && other.identity == new.item.identity }
    guard text != other.text else { return false }
    if old.item.isKnown(by: text), new.item.isKnown(by: other.text) { return true }
    if text == "\(old.row)", other.text == "\(new.row)" { return true }
    return zip(old.item.content, new.item.content).contains { $0 == text && $1 == other.text }
  }
}

extension ShownItems.Item {
  fileprivate func isKnown(by id: String) -> Bool {
    if case .id(id, _)? = identity { true } else { false }
  }
}
