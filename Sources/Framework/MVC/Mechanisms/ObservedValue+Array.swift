/// Each of these changes of an array knows its indexes, so no arrays are compared; only the changed
/// elements are copied, and only for observers that ask for them.
extension ObservedValue {
  /// Appends an element.
  @discardableResult
  @inlinable
  public func append<Element>(
    _ element: Element,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Change where Value == [Element] {
    mutate(
      .insert(Indexes(current.count)),
      old: nil,
      new: [element],
      site: CallSite(fileID: fileID, line: line)
    ) { $0.append(element) }
  }

  /// Appends elements, in one change.
  @discardableResult
  @inlinable
  public func append<Element>(
    contentsOf elements: [Element],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Change where Value == [Element] {
    insert(elements, at: current.count, fileID: fileID, line: line)
  }

  /// Inserts elements before the one at `index`, which must be from 0 to the count.
  @discardableResult
  @inlinable
  public func insert<Element>(
    _ elements: [Element],
    at index: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Change where Value == [Element] {
    mutate(
      .insert(Indexes(index..<index + elements.count)),
      old: nil,
      new: elements,
      site: CallSite(fileID: fileID, line: line)
    ) { $0.insert(contentsOf: elements, at: index) }
  }

  /// Removes the element at `index`, which must exist.
  @discardableResult
  @inlinable
  public func remove<Element>(
    at index: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Change where Value == [Element] {
    mutate(
      .remove(Indexes(index)),
      old: [current[index]],
      new: nil,
      site: CallSite(fileID: fileID, line: line)
    ) { $0.remove(at: index) }
  }

  /// Replaces the element at `index`, which must exist.
  @discardableResult
  @inlinable
  public func replace<Element>(
    at index: Int,
    with element: Element,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Change where Value == [Element] {
    mutate(
      .replace(Indexes(index)),
      old: [current[index]],
      new: [element],
      site: CallSite(fileID: fileID, line: line)
    ) { $0[index] = element }
  }

  /// Moves the element at `from` to the index `to`; both must exist.
  @discardableResult
  @inlinable
  public func move<Element>(
    from: Int,
    to: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Change where Value == [Element] {
    mutate(
      .move(from: from, to: to),
      old: nil,
      new: nil,
      site: CallSite(fileID: fileID, line: line)
    ) { $0.insert($0.remove(at: from), at: to) }
  }
}
