/// The value behind an `@Observed` property, and those who observe it.
public final class ObservedValue<Value>: Outlet {
  public private(set) var value: Value
  private var observers: [Observer] = []
  private var made = 0

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  /// What an observer wants to know.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Be called once at the moment of observing.
    public static var initial: Options { Options(rawValue: 1) }
    /// Be given the value, or the elements, from before.
    public static var old: Options { Options(rawValue: 2) }
    /// Be given the value, or the elements, from after.
    public static var new: Options { Options(rawValue: 4) }
  }

  /// A change as its observers get it.
  ///
  /// For a change of some elements `old` and `new` are just these.
  public struct Event {
    public let change: Change
    public let old: Value?
    public let new: Value?
  }

  fileprivate struct Observer {
    let number: Int
    weak var target: Component?
    let participant: Participant
    let options: Options
    let site: CallSite
    let handler: (Component, Event) throws -> Void
  }
}

extension ObservedValue {
  /// Calls `handler` at every change, until the returned observation is gone or `observer` is.
  public func observe<Target: Component>(
    _ observer: Target,
    options: Options = [.new],
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Target, Event) throws -> Void
  ) -> Observation {
    made += 1
    let number = made
    let added = Observer(
      number: number,
      target: observer,
      participant: observer.participant,
      options: options,
      site: CallSite(fileID: fileID, line: line)
    ) { try handler(unsafeDowncast($0, to: Target.self), $1) }
    observers.append(added)
    if options.contains(.initial) {
      tell(added, Event(change: .set, old: nil, new: options.contains(.new) ? value : nil))
    }
    return Observation { [weak self] in self?.observers.removeAll { $0.number == number } }
  }

  /// Assigns a value; what `property = value` does, with the line that did it.
  public func set(_ value: Value, fileID: StaticString = #fileID, line: UInt = #line) {
    set(value, site: CallSite(fileID: fileID, line: line))
  }

  func set(_ value: Value, site: CallSite) {
    let old = wants(.old) ? self.value : nil
    self.value = value
    tell(.set, old: old, new: wants(.new) ? value : nil, site: site)
  }

  /// Changes the value where it lies and tells the observers what was done.
  fileprivate func mutate(
    _ change: Change,
    old: Value?,
    new: Value?,
    site: CallSite,
    _ body: (inout Value) -> Void
  ) -> Change {
    body(&value)
    tell(change, old: old, new: new, site: site)
    return change
  }

  fileprivate func wants(_ option: Options) -> Bool {
    observers.contains { $0.options.contains(option) }
  }

  private func tell(_ change: Change, old: Value?, new: Value?, site: CallSite) {
    let flow = surroundings.flow
    let author = flow.acting
    guard !observers.isEmpty else {
      flow.note(.change, from: author, to: owner, name, detail: .change(change), site: site)
      return
    }
    let isWord = observers.contains { $0.participant != owner }
    let index = flow.hops.count
    flow.run(.change, from: author, to: owner, name, detail: .change(change), site: site) {
      if isWord { flow.announce(index, .spoken) }
      let event = Event(change: change, old: old, new: new)
      for observer in observers where observers.contains(where: { $0.number == observer.number }) {
        tell(observer, event)
      }
      if isWord { flow.announce(index, .heardByAll) }
    }
  }

  private func tell(_ observer: Observer, _ event: Event) {
    guard let target = observer.target else { return }
    surroundings.flow.run(
      .observation,
      from: speaker,
      to: observer.participant,
      name,
      site: observer.site
    ) { try observer.handler(target, event) }
  }
}

/// Changes of an array say themselves what they are; nothing is compared, and nothing is copied but
/// the elements concerned, for observers who ask for them.
extension ObservedValue {
  /// Adds at the end.
  @discardableResult
  public func append<Element>(
    _ element: Element,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Change where Value == [Element] {
    insert([element], at: value.count, fileID: fileID, line: line)
  }

  /// Adds in one change, in this order, at the end.
  @discardableResult
  public func append<Element>(
    contentsOf elements: [Element],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Change where Value == [Element] {
    insert(elements, at: value.count, fileID: fileID, line: line)
  }

  /// Inserts before the element at `index`, which must be from 0 to the count.
  @discardableResult
  public func insert<Element>(
    _ elements: [Element],
    at index: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Change where Value == [Element] {
    mutate(
      .insert(Indexes(index..<index + elements.count)),
      old: nil,
      new: wants(.new) ? elements : nil,
      site: CallSite(fileID: fileID, line: line)
    ) { $0.insert(contentsOf: elements, at: index) }
  }

  /// Removes the element at `index`, which must exist.
  @discardableResult
  public func remove<Element>(
    at index: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Change where Value == [Element] {
    mutate(
      .remove(Indexes(index)),
      old: wants(.old) ? [value[index]] : nil,
      new: nil,
      site: CallSite(fileID: fileID, line: line)
    ) { $0.remove(at: index) }
  }

  /// Puts `element` in the place of the one at `index`, which must exist.
  @discardableResult
  public func replace<Element>(
    at index: Int,
    with element: Element,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Change where Value == [Element] {
    mutate(
      .replace(Indexes(index)),
      old: wants(.old) ? [value[index]] : nil,
      new: wants(.new) ? [element] : nil,
      site: CallSite(fileID: fileID, line: line)
    ) { $0[index] = element }
  }

  /// Moves the element at `from` to stand at `to`; both must exist.
  @discardableResult
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
