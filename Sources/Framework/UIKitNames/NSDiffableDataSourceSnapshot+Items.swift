import MVC

extension NSDiffableDataSourceSnapshot {
  /// Adds items below the others of a section, which is the last one by default.
  ///
  /// An item that is elsewhere goes there.
  public mutating func appendItems(
    _ items: [ItemIdentifierType],
    toSection section: SectionIdentifierType? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = CallSite(fileID: fileID, line: line)
    guard let section = section ?? sectionIdentifiers.last else {
      return end("the snapshot has no section for the items", site)
    }
    guard let index = index(of: section, site), areDistinct(items, site) else { return }
    deleteItems(items)
    self.items[index] += items
  }

  /// Inserts items above one that must exist.
  public mutating func insertItems(
    _ items: [ItemIdentifierType],
    beforeItem other: ItemIdentifierType,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    insert(items, beside: other, 0, CallSite(fileID: fileID, line: line))
  }

  /// Inserts items below one that must exist.
  public mutating func insertItems(
    _ items: [ItemIdentifierType],
    afterItem other: ItemIdentifierType,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    insert(items, beside: other, 1, CallSite(fileID: fileID, line: line))
  }

  /// Deletes items; one that does not exist is no error.
  public mutating func deleteItems(_ items: [ItemIdentifierType]) {
    let deleted = Set(items)
    for section in self.items.indices { self.items[section].removeAll(where: deleted.contains) }
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item above another; both must exist.
  public mutating func moveItem(
    _ item: ItemIdentifierType,
    beforeItem other: ItemIdentifierType,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    move(item, beside: other, 0, CallSite(fileID: fileID, line: line))
  }

  /// Moves an item below another; both must exist.
  public mutating func moveItem(
    _ item: ItemIdentifierType,
    afterItem other: ItemIdentifierType,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    move(item, beside: other, 1, CallSite(fileID: fileID, line: line))
  }

  /// Has the cells of items, which must exist, made anew.
  public mutating func reloadItems(
    _ items: [ItemIdentifierType],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = CallSite(fileID: fileID, line: line)
    guard items.allSatisfy({ exists($0, site) }) else { return }
    reloadedItems.formUnion(items)
  }

  /// Has the cells of items, which must exist, filled anew; here it is the same as to reload them.
  public mutating func reconfigureItems(
    _ items: [ItemIdentifierType],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reloadItems(items, fileID: fileID, line: line)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    beside other: ItemIdentifierType,
    _ distance: Int,
    _ site: CallSite
  ) {
    guard exists(other, site), areDistinct(items, site), !items.contains(other) else { return }
    deleteItems(items)
    guard let place = place(of: other) else { return }
    self.items[place.section].insert(contentsOf: items, at: place.row + distance)
  }

  private mutating func move(
    _ item: ItemIdentifierType,
    beside other: ItemIdentifierType,
    _ distance: Int,
    _ site: CallSite
  ) {
    if exists(item, site) { insert([item], beside: other, distance, site) }
  }

  private func exists(_ item: ItemIdentifierType, _ site: CallSite) -> Bool {
    guard place(of: item) == nil else { return true }
    end("the snapshot has no item '\(item)'", site)
    return false
  }

  private func areDistinct(_ items: [ItemIdentifierType], _ site: CallSite) -> Bool {
    guard Set(items).count < items.count else { return true }
    end("an item is in the snapshot twice", site)
    return false
  }
}
