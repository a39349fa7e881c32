import MVC

/// The sections and items that a diffable data source shows; each identifier is there once.
///
/// What UIKit answers with an exception, such as an item without a section, is a ``UIKitException``.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  /// The sections, from top to bottom.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items of each section.
  private(set) var items: [[ItemIdentifierType]] = []
  /// The items that stay and get a new cell.
  private(set) var reloadedItems: Set<ItemIdentifierType> = []

  /// Makes an empty snapshot.
  public init() {}

  /// The snapshot without reloaded items.
  var withoutReloads: Self {
    var snapshot = self
    snapshot.reloadedItems = []
    return snapshot
  }
}

// MARK: - Contents

extension NSDiffableDataSourceSnapshot {
  /// The items of all sections, from top to bottom.
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap(\.self) }
  /// The number of sections.
  public var numberOfSections: Int { items.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { items.reduce(0) { $0 + $1.count } }

  /// The items of a section, which must exist.
  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    do { return items[try index(of: section)] } catch {
      UIKitException.raise("\(error)")
      return []
    }
  }

  /// The number of items in a section, which must exist.
  public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: section).count
  }

  /// The section of an item; nil if there is no such item.
  public func sectionIdentifier(
    containingItem item: ItemIdentifierType
  ) -> SectionIdentifierType? { place(of: item).map { sectionIdentifiers[$0.section] } }

  /// The index of an item among the items of all sections; nil if there is no such item.
  public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: item)
  }

  /// The index of a section; nil if there is no such section.
  public func indexOfSection(_ section: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: section)
  }

  /// The section and the row of an item; nil if there is no such item.
  func place(of item: ItemIdentifierType) -> (section: Int, row: Int)? {
    for (section, items) in items.enumerated() {
      if let row = items.firstIndex(of: item) { return (section, row) }
    }
    return nil
  }

  /// The item of a row; nil if there is no such row.
  func item(_ row: Int, inSection section: Int) -> ItemIdentifierType? {
    row < numberOfItems(at: section) ? items[section][row] : nil
  }

  /// The number of items in the section with this index; 0 if there is no such section.
  func numberOfItems(at section: Int) -> Int {
    items.indices.contains(section) ? items[section].count : 0
  }
}

// MARK: - Changes

extension NSDiffableDataSourceSnapshot {
  /// Adds sections below the others.
  public mutating func appendSections(_ sections: [SectionIdentifierType]) {
    edit { try $0.insert(sections, at: $0.numberOfSections) }
  }

  /// Inserts sections above one that must exist.
  public mutating func insertSections(
    _ sections: [SectionIdentifierType],
    beforeSection next: SectionIdentifierType
  ) { edit { try $0.insert(sections, at: $0.index(of: next)) } }

  /// Inserts sections below one that must exist.
  public mutating func insertSections(
    _ sections: [SectionIdentifierType],
    afterSection previous: SectionIdentifierType
  ) { edit { try $0.insert(sections, at: $0.index(of: previous) + 1) } }

  /// Deletes sections with their items; one that does not exist is no error.
  public mutating func deleteSections(_ sections: [SectionIdentifierType]) {
    for index in sections.compactMap(indexOfSection).sorted().reversed() { remove(at: index) }
  }

  /// Moves a section with its items above another; both must exist.
  public mutating func moveSection(
    _ section: SectionIdentifierType,
    beforeSection next: SectionIdentifierType
  ) { edit { try $0.move(section, beside: next, 0) } }

  /// Moves a section with its items below another; both must exist.
  public mutating func moveSection(
    _ section: SectionIdentifierType,
    afterSection previous: SectionIdentifierType
  ) { edit { try $0.move(section, beside: previous, 1) } }

  /// Replaces the cells of sections, which must exist.
  public mutating func reloadSections(_ sections: [SectionIdentifierType]) {
    edit { snapshot in
      for section in sections {
        snapshot.reloadedItems.formUnion(snapshot.items[try snapshot.index(of: section)])
      }
    }
  }

  /// Adds items below the others of a section, which is the last one by default; an item that is elsewhere moves there.
  public mutating func appendItems(
    _ items: [ItemIdentifierType],
    toSection section: SectionIdentifierType? = nil
  ) {
    edit { snapshot in
      guard let section = section ?? snapshot.sectionIdentifiers.last else {
        throw InvalidChange("the snapshot has no section for the items")
      }
      let index = try snapshot.index(of: section)
      try snapshot.check(items)
      snapshot.deleteItems(items)
      snapshot.items[index] += items
    }
  }

  /// Inserts items above one that must exist.
  public mutating func insertItems(
    _ items: [ItemIdentifierType],
    beforeItem next: ItemIdentifierType
  ) { edit { try $0.insert(items, beside: next, 0) } }

  /// Inserts items below one that must exist.
  public mutating func insertItems(
    _ items: [ItemIdentifierType],
    afterItem previous: ItemIdentifierType
  ) { edit { try $0.insert(items, beside: previous, 1) } }

  /// Deletes items; one that does not exist is no error.
  public mutating func deleteItems(_ items: [ItemIdentifierType]) {
    let deleted = Set(items)
    for section in self.items.indices { self.items[section].removeAll(where: deleted.contains) }
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item above another; both must exist.
  public mutating func moveItem(_ item: ItemIdentifierType, beforeItem next: ItemIdentifierType) {
    edit { try $0.move(item, beside: next, 0) }
  }

  /// Moves an item below another; both must exist.
  public mutating func moveItem(
    _ item: ItemIdentifierType,
    afterItem previous: ItemIdentifierType
  ) { edit { try $0.move(item, beside: previous, 1) } }

  /// Replaces the cells of items, which must exist.
  public mutating func reloadItems(_ items: [ItemIdentifierType]) {
    edit { snapshot in
      for item in items { _ = try snapshot.findPlace(of: item) }
      snapshot.reloadedItems.formUnion(items)
    }
  }

  /// Fills the cells of items again, which must exist; here the same as `reloadItems`.
  public mutating func reconfigureItems(_ items: [ItemIdentifierType]) { reloadItems(items) }
}

// MARK: - Checks

/// A change that UIKit answers with an exception.
private struct InvalidChange: Error, CustomStringConvertible {
  let description: String

  init(_ message: String) { description = message }
}

extension NSDiffableDataSourceSnapshot {
  private mutating func edit(_ body: (inout Self) throws -> Void) {
    do { try body(&self) } catch {
      UIKitException.raise("\(error)")
    }
  }

  private mutating func insert(_ sections: [SectionIdentifierType], at index: Int)
    throws
  {
    let all = sectionIdentifiers + sections
    guard Set(all).count == all.count else {
      throw InvalidChange("a section is in the snapshot twice")
    }
    sectionIdentifiers.insert(contentsOf: sections, at: index)
    items.insert(contentsOf: sections.map { _ in [] }, at: index)
  }

  @discardableResult
  private mutating func remove(at section: Int) -> [ItemIdentifierType] {
    sectionIdentifiers.remove(at: section)
    return items.remove(at: section)
  }

  private mutating func move(
    _ section: SectionIdentifierType,
    beside other: SectionIdentifierType,
    _ distance: Int
  ) throws {
    let (start, end) = (try index(of: section), try index(of: other))
    guard start != end else { return }
    let content = remove(at: start)
    let index = (end < start ? end : end - 1) + distance
    sectionIdentifiers.insert(section, at: index)
    items.insert(content, at: index)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    beside other: ItemIdentifierType,
    _ distance: Int
  ) throws {
    _ = try findPlace(of: other)
    try check(items)
    guard !items.contains(other) else { return }
    deleteItems(items)
    let place = try findPlace(of: other)
    self.items[place.section].insert(contentsOf: items, at: place.row + distance)
  }

  private mutating func move(
    _ item: ItemIdentifierType,
    beside other: ItemIdentifierType,
    _ distance: Int
  ) throws {
    _ = try findPlace(of: item)
    try insert([item], beside: other, distance)
  }

  private func index(of section: SectionIdentifierType) throws -> Int {
    if let index = indexOfSection(section) { return index }
    throw InvalidChange("the snapshot has no section '\(section)'")
  }

  private func findPlace(of item: ItemIdentifierType) throws -> (section: Int, row: Int) {
    if let place = place(of: item) { return place }
    throw InvalidChange("the snapshot has no item '\(item)'")
  }

  /// Throws if one of these items is there twice.
  private func check(_ items: [ItemIdentifierType]) throws {
    if Set(items).count < items.count { throw InvalidChange("an item is in the snapshot twice") }
  }
}
