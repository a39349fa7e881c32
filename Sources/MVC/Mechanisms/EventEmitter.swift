/// Event emitter: sends typed events to those who observe it, as Mvce does (seed 002).
///
/// Synchronous and nested: an event sent while another is on its way is delivered at once.
public final class EventEmitter<Event>: Port {
  private var observers: [Observer] = []

  override public init() { super.init() }

  /// Calls `handler` with every event, until the returned observation is gone or `observer` is.
  public func observe<Target: Component>(
    _ observer: Target,
    _ handler: @escaping (Target, Event) throws -> Void
  ) -> ObservationToken {
    let added = Observer(observer) { try handler(unsafeDowncast($0, to: Target.self), $1) }
    observers.append(added)
    return ObservationToken { [weak self] in
      added.target = nil
      self?.observers.removeAll { $0 === added }
    }
  }

  /// Sends `event` to all observers, before it returns; false if nobody heard it.
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

  /// Sends `event`, as a function would.
  @discardableResult
  public func callAsFunction(
    _ event: Event,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Bool {
    send(event, fileID: fileID, line: line)
  }

  /// A class, so that one that ends while an event is on its way ends at once.
  private final class Observer {
    weak var target: Component?
    let participant: Participant
    let handler: (Component, Event) throws -> Void

    init(_ target: Component, _ handler: @escaping (Component, Event) throws -> Void) {
      (self.target, participant, self.handler) = (target, target.participant, handler)
    }
  }
}
