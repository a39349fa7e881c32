/// Event emitter: sends typed events to its observers, as in Mvce.
///
/// It is synchronous: an event that an observer sends is delivered before the first one returns.
public final class EventEmitter<Event>: Port {
  private var observers: [Observer] = []

  /// Makes an emitter without observers.
  override public init() { super.init() }

  override func letGo() { observers = [] }

  /// Calls `handler` for every event, until the returned token or `observer` is gone.
  public func observe<Target: Component>(
    _ observer: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Target, Event) throws -> Void
  ) -> ObservationToken {
    let site = CallSite(fileID: fileID, line: line)
    let added = Observer(observer, site) { try handler(unsafeDowncast($0, to: Target.self), $1) }
    observers.append(added)
    return ObservationToken { [weak self, id = ObjectIdentifier(added)] in self?.remove(id) }
  }

  private func remove(_ observer: ObjectIdentifier) {
    guard let index = observers.firstIndex(where: { ObjectIdentifier($0) == observer }) else {
      return
    }
    observers.remove(at: index).target = nil
  }

  /// Calls all observers with `event`; returns false if there are none.
  @discardableResult
  public func send(
    _ event: Event,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Bool {
    let site = CallSite(fileID: fileID, line: line)
    let flow = runtime.flow
    let caller = flow.acting == .nobody ? speaker : flow.acting
    var isHeard = false
    for observer in observers {
      guard let target = observer.target else { continue }
      let isDelivered = flow.run(
        .event,
        from: caller,
        to: observer.participant,
        "\(event)",
        site: site
      ) { try observer.handler(target, event) }
      isHeard = isHeard || isDelivered
    }
    if !isHeard { flow.note(.event, from: caller, to: .nobody, "\(event)", site: site) }
    return isHeard
  }

  /// Calls all observers with `event`, as `send` does.
  @discardableResult
  public func callAsFunction(
    _ event: Event,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Bool {
    send(event, fileID: fileID, line: line)
  }

  /// A class, so that an observer that ends during a delivery is not called any more.
  private final class Observer {
    weak var target: Component?
    let participant: Participant
    let site: CallSite
    let handler: (Component, Event) throws -> Void

    init(
      _ target: Component,
      _ site: CallSite,
      _ handler: @escaping (Component, Event) throws -> Void
    ) {
      (self.target, participant) = (target, target.participant)
      (self.site, self.handler) = (site, handler)
    }
  }
}

extension EventEmitter: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    for observer in observers where observer.target != nil {
      digest.add(observer.target)
      digest.add(closure: observer.handler)
    }
  }
}

extension EventEmitter: BlockKeeper {
  package var keptBlocks: [KeptBlock] { observers.map { KeptBlock($0.handler, $0.site) } }
}
