import MVC

/// The sections and items that a diffable data source shows, by their identifiers, each of which is there once.
///
/// What UIKit answers with an exception, such as an item without a section, ends the program with an
/// ``InvalidSnapshot``.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  /// The sections, from top to bottom.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items of each section.
  var items: [[ItemIdentifierType]] = []
  /// The items whose cells are made anew though they stay.
  var reloadedItems: Set<ItemIdentifierType> = []

  /// Makes an empty snapshot.
  public init() {}

  /// The snapshot, of which no item is to be made anew.
  var withoutReloads: Self {
    var snapshot = self
    snapshot.reloadedItems = []
    return snapshot
  }
}

// MARK: - What it has

extension NSDiffableDataSourceSnapshot {
  /// The items of all sections, from top to bottom.
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap(\.self) }
  /// The number of sections.
  public var numberOfSections: Int { items.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { items.reduce(0) { $0 + $1.count } }

  /// The items of a section, which must exist.
  public func itemIdentifiers(
    inSection section: SectionIdentifierType,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> [ItemIdentifierType] {
    index(of: section, CallSite(fileID: fileID, line: line)).map { items[$0] } ?? []
  }

  /// The number of items in a section, which must exist.
  public func numberOfItems(
    inSection section: SectionIdentifierType,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Int {
    itemIdentifiers(inSection: section, fileID: fileID, line: line).count
  }

  /// The section of an item; nil if there is no such item.
  public func sectionIdentifier(
    containingItem item: ItemIdentifierType
  ) -> SectionIdentifierType? {
    place(of: item).map { sectionIdentifiers[$0.section] }
  }

  /// The number of an item among those of all sections; nil if there is no such item.
  public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: item)
  }

  /// The number of a section; nil if there is no such section.
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

  /// The item at a place; nil if there is none.
  func item(_ row: Int, inSection section: Int) -> ItemIdentifierType? {
    guard items.indices.contains(section), items[section].indices.contains(row) else { return nil }
    return items[section][row]
  }

  /// The number of items in the section with this number; 0 if there is no such section.
  func numberOfItems(at section: Int) -> Int {
    items.indices.contains(section) ? items[section].count : 0
  }
}

// MARK: - Sections

extension NSDiffableDataSourceSnapshot {
  /// Adds sections below the others.
  public mutating func appendSections(
    _ sections: [SectionIdentifierType],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    insert(sections, at: numberOfSections, CallSite(fileID: fileID, line: line))
  }

  /// Inserts sections above one that must exist.
  public mutating func insertSections(
    _ sections: [SectionIdentifierType],
    beforeSection other: SectionIdentifierType,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = CallSite(fileID: fileID, line: line)
    if let index = index(of: other, site) { insert(sections, at: index, site) }
  }

  /// Inserts sections below one that must exist.
  public mutating func insertSections(
    _ sections: [SectionIdentifierType],
    afterSection other: SectionIdentifierType,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = CallSite(fileID: fileID, line: line)
    if let index = index(of: other, site) { insert(sections, at: index + 1, site) }
  }

  /// Deletes sections with their items; one that does not exist is no error.
  public mutating func deleteSections(_ sections: [SectionIdentifierType]) {
    for index in sections.compactMap(indexOfSection).sorted().reversed() { remove(at: index) }
  }

  /// Moves a section with its items above another; both must exist.
  public mutating func moveSection(
    _ section: SectionIdentifierType,
    beforeSection other: SectionIdentifierType,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    move(section, beside: other, 0, CallSite(fileID: fileID, line: line))
  }

  /// Moves a section with its items below another; both must exist.
  public mutating func moveSection(
    _ section: SectionIdentifierType,
    afterSection other: SectionIdentifierType,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    move(section, beside: other, 1, CallSite(fileID: fileID, line: line))
  }

  /// Has the cells of sections, which must exist, made anew.
  public mutating func reloadSections(
    _ sections: [SectionIdentifierType],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = CallSite(fileID: fileID, line: line)
    for section in sections.compactMap({ index(of: $0, site) }) {
      reloadedItems.formUnion(items[section])
    }
  }

  private mutating func insert(
    _ sections: [SectionIdentifierType],
    at index: Int,
    _ site: CallSite
  ) {
    let all = sectionIdentifiers + sections
    guard Set(all).count == all.count else {
      return end("a section is in the snapshot twice", site)
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
    _ distance: Int,
    _ site: CallSite
  ) {
    guard let start = index(of: section, site), index(of: other, site) != nil, section != other
    else { return }
    let content = remove(at: start)
    let end = (sectionIdentifiers.firstIndex(of: other) ?? 0) + distance
    sectionIdentifiers.insert(section, at: end)
    items.insert(content, at: end)
  }

  func index(of section: SectionIdentifierType, _ site: CallSite) -> Int? {
    let index = sectionIdentifiers.firstIndex(of: section)
    if index == nil { end("the snapshot has no section '\(section)'", site) }
    return index
  }

  func end(_ message: String, _ site: CallSite) {
    Runtime.current?.flow.end(by: InvalidSnapshot(message: message, site: site))
  }
}
