/// The value of an `@Observed` property, and its observers.
///
/// The changes of an array are inlinable: they are compiled where the element's type is known, and
/// need no look-up of types at run time.
public final class ObservedValue<Value>: Port {
  /// The current value.
  public var value: Value { current }
  @exclusivity(unchecked) @usableFromInline var current: Value
  @exclusivity(unchecked) private var observers = Observers<Event, Options>() {
    didSet {
      wanted = observers.all.reduce(nil) { $1.interest.union($0 ?? []) }
    }
  }
  /// The options of all observers together; nil if there are no observers.
  @exclusivity(unchecked) @usableFromInline private(set) var wanted: Options?

  package init(_ value: Value) {
    current = value
    super.init()
  }

  /// How often a component observes it from a line.
  package func observerCount(of observer: Participant, at site: CallSite) -> Int {
    observers.count(of: observer, at: site)
  }

  override func letGo() { observers.all = [] }

  /// The options of an observer.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The observer is called once at registration.
    public static var initial: Options { Options(rawValue: 1) }
    /// The observer receives the value, or the changed elements, from before the change.
    public static var old: Options { Options(rawValue: 2) }
    /// The observer receives the value, or the changed elements, from after the change.
    public static var new: Options { Options(rawValue: 4) }
  }

  /// A change, as its observers receive it.
  ///
  /// For a change of single elements, `old` and `new` hold only these.
  public struct Event {
    /// The kind of the change and its indexes.
    public let change: Change
    /// The old value; nil if no observer asks for it.
    public let old: Value?
    /// The new value; nil if no observer asks for it.
    public let new: Value?
  }
}

extension ObservedValue {
  /// Calls `handler` at every change, until the returned token or `observer` is gone.
  public func observe<Target: Component>(
    _ observer: Target,
    options: Options = [.new],
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Target, Event) throws -> Void
  ) -> ObservationToken {
    let site = CallSite(fileID: fileID, line: line)
    let added = observers.add(observer, options, site, handler)
    observer.noteBinding(to: owner, name, at: site)
    runtime.flow.note(.bind, from: observer.participant, to: owner, name, site: site)
    if options.contains(.initial) {
      let event = Event(change: .set, old: nil, new: options.contains(.new) ? value : nil)
      notify(Observers(all: [added]), event)
    }
    return ObservationToken { [weak self, number = added.number] in
      self?.observers.remove(number)
    }
  }

  /// Removes what one observer has registered; false if that is nothing.
  func removeObservations(by observer: Component) -> Bool {
    let count = observers.all.count
    observers.remove { $0.participant == observer.participant }
    return observers.all.count < count
  }

  /// Assigns a value as `property = value` does, and records the line.
  public func set(_ value: Value, fileID: StaticString = #fileID, line: UInt = #line) {
    set(value, site: CallSite(fileID: fileID, line: line))
  }

  /// Changes several parts of the value as one change: the observers are called once, at the end.
  ///
  ///     $state.transaction {
  ///       $0.query = text
  ///       $0.results = []
  ///     }
  ///
  /// If `body` throws, the value stays as it was, and no observer is called.
  public func transaction<Failure: Error>(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (inout Value) throws(Failure) -> Void
  ) throws(Failure) {
    var changed = current
    try body(&changed)
    set(changed, site: CallSite(fileID: fileID, line: line))
  }

  func set(_ value: Value, site: CallSite) {
    let old = current
    current = value
    let flow = runtime.flow
    if flow.isAnswering {
      let parts = ValueSnapshot(of: old).partsReplaced(in: ValueSnapshot(of: value))
      flow.noteReplaced(parts, at: flow.count)
    }
    guard let wanted else { return note(.set, site) }
    notify(
      .set,
      old: wanted.contains(.old) ? old : nil,
      new: wanted.contains(.new) ? value : nil,
      before: old,
      site: site
    )
  }

  /// Changes the value in place and calls the observers.
  @inlinable
  func mutate(
    _ change: Change,
    old: @autoclosure () -> Value?,
    new: @autoclosure () -> Value?,
    site: CallSite,
    _ body: (inout Value) -> Void
  ) -> Change {
    guard let wanted else {
      body(&current)
      note(change, site)
      return change
    }
    let before = wanted.contains(.old) ? old() : nil
    body(&current)
    notify(change, old: before, new: wanted.contains(.new) ? new() : nil, site: site)
    return change
  }

  /// Calls the observers; `before` is the value of which the flow shows what has changed.
  @usableFromInline
  func notify(_ change: Change, old: Value?, new: Value?, before: Value? = nil, site: CallSite) {
    let flow = runtime.flow
    let isHeard = observers.all.contains { $0.participant != owner }
    flow.run(
      .change,
      from: flow.acting,
      to: owner,
      name,
      detail: isHeard && change == .set ? setDetail(before) : .change(change),
      site: site,
      speaksForModel: isHeard
    ) { notify(observers, Event(change: change, old: old, new: new)) }
  }

  /// The text of the new value; only the kind of change if it is a whole collection, and only the
  /// properties that differ if it is a structure.
  private func setDetail(_ before: Value?) -> Hop.Detail {
    guard !(current is any Collection) || current is String else { return .change(.set) }
    let mirror = Mirror(reflecting: current)
    if let before, ValueSnapshot.isStructure(current, mirror) {
      return ValueSnapshot(of: before).detail(of: ValueSnapshot(of: current))
    }
    guard mirror.displayStyle == .optional else { return .text("set to \(current)") }
    return .text("set to \(mirror.children.first.map { "\($0.value)" } ?? "nothing")")
  }

  private func notify(_ observers: Observers<Event, Options>, _ event: Event) {
    observers.deliver(event, as: .observation, name, from: speaker, in: runtime.flow)
  }
}

extension ObservedValue: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(value: current)
    observers.describe(to: &digest)
  }
}

extension ObservedValue: BlockKeeper {
  package var keptBlocks: [KeptBlock] { observers.keptBlocks }
}

extension Observed: BlockKeeper {
  package var keptBlocks: [KeptBlock] { projectedValue.keptBlocks }
}
