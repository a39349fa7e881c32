/// Event emitter: sends typed events to those who observe it, as Mvce does (seed 002).
///
/// Synchronous and nested: an event sent while another is on its way is delivered at once.
public final class EventEmitter<Event>: Outlet {
  private var observers: [Observer] = []
  private var made = 0

  override public init() { super.init() }

  /// Calls `handler` with every event, until the returned observation is gone or `observer` is.
  public func observe<Target: Component>(
    _ observer: Target,
    _ handler: @escaping (Target, Event) throws -> Void
  ) -> Observation {
    made += 1
    let number = made
    observers.append(
      Observer(
        number: number,
        target: observer,
        participant: observer.participant
      ) { try handler(unsafeDowncast($0, to: Target.self), $1) }
    )
    return Observation { [weak self] in self?.observers.removeAll { $0.number == number } }
  }

  /// Sends `event` to all observers, before it returns; false if nobody heard it.
  @discardableResult
  public func send(
    _ event: Event,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Bool {
    let site = CallSite(fileID: fileID, line: line)
    let caller = speaker
    var isHeard = false
    for observer in observers where observers.contains(where: { $0.number == observer.number }) {
      guard let target = observer.target else { continue }
      let isDelivered = surroundings.flow.run(
        .event,
        from: caller,
        to: observer.participant,
        "\(event)",
        site: site
      ) { try observer.handler(target, event) }
      isHeard = isHeard || isDelivered
    }
    return isHeard
  }

  private struct Observer {
    let number: Int
    weak var target: Component?
    let participant: Participant
    let handler: (Component, Event) throws -> Void
  }
}
