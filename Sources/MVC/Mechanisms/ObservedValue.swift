/// The value behind an `@Observed` property, and those who observe it.
///
/// The changes of an array are inlinable, so that they are compiled where the element's type is known:
/// a change then costs no look-up of types while the program runs.
public final class ObservedValue<Value>: Port {
  /// The value as it is now.
  public var value: Value { current }
  @usableFromInline var current: Value
  private var observers: [Observer] = [] {
    didSet {
      wanted = observers.isEmpty ? nil : observers.reduce(into: []) { $0.formUnion($1.options) }
    }
  }
  /// What the observers want to know, all together; nil if there are none.
  @usableFromInline private(set) var wanted: Options?

  /// The file that declares the property: what is changed elsewhere is changed from outside.
  public let declaredIn: StaticString

  init(_ value: Value, declaredIn: StaticString) {
    (current, self.declaredIn) = (value, declaredIn)
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
    /// What was done, and to which elements.
    public let change: Change
    /// What was there before; nil for an observer that did not ask.
    public let old: Value?
    /// What is there now; nil for an observer that did not ask.
    public let new: Value?
  }

  /// A class, so that one that ends while others are told ends at once.
  fileprivate final class Observer {
    weak var target: Component?
    let participant: Participant
    let options: Options
    let site: CallSite
    let handler: (Component, Event) throws -> Void

    init(
      _ target: Component,
      _ options: Options,
      _ site: CallSite,
      _ handler: @escaping (Component, Event) throws -> Void
    ) {
      (self.target, participant, self.options) = (target, target.participant, options)
      (self.site, self.handler) = (site, handler)
    }
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
  ) -> ObservationToken {
    let site = CallSite(fileID: fileID, line: line)
    let added = Observer(observer, options, site) {
      try handler(unsafeDowncast($0, to: Target.self), $1)
    }
    observers.append(added)
    runtime.flow.note(.bind, from: observer.participant, to: owner, name, site: site)
    if options.contains(.initial) {
      tell(added, Event(change: .set, old: nil, new: options.contains(.new) ? value : nil))
    }
    return ObservationToken { [weak self] in
      added.target = nil
      self?.observers.removeAll { $0 === added }
    }
  }

  /// Assigns a value; what `property = value` does, with the line that did it.
  public func set(_ value: Value, fileID: StaticString = #fileID, line: UInt = #line) {
    set(value, site: CallSite(fileID: fileID, line: line))
  }

  func set(_ value: Value, site: CallSite) {
    let old = current
    current = value
    guard let wanted else { return note(.set, site) }
    tell(
      .set,
      old: wanted.contains(.old) ? old : nil,
      new: wanted.contains(.new) ? value : nil,
      site: site
    )
  }

  /// Changes the value where it lies and tells the observers what was done.
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
    tell(change, old: before, new: wanted.contains(.new) ? new() : nil, site: site)
    return change
  }

  @usableFromInline
  func tell(_ change: Change, old: Value?, new: Value?, site: CallSite) {
    let flow = runtime.flow
    let isHeard = observers.contains { $0.participant != owner }
    flow.run(
      .change,
      from: flow.acting,
      to: owner,
      name,
      detail: isHeard && change == .set ? setDetail : .change(change),
      site: site,
      speaksForModel: isHeard
    ) {
      let event = Event(change: change, old: old, new: new)
      for observer in observers { tell(observer, event) }
    }
  }

  /// What was set, if it is not a whole collection.
  private var setDetail: Hop.Detail {
    guard !(current is any Collection) || current is String else { return .change(.set) }
    let mirror = Mirror(reflecting: current)
    guard mirror.displayStyle == .optional else { return .text("set to \(current)") }
    return .text("set to \(mirror.children.first.map { "\($0.value)" } ?? "nothing")")
  }

  private func tell(_ observer: Observer, _ event: Event) {
    guard let target = observer.target else { return }
    runtime.flow.run(
      .observation,
      from: speaker,
      to: observer.participant,
      name,
      site: observer.site
    ) { try observer.handler(target, event) }
  }
}
