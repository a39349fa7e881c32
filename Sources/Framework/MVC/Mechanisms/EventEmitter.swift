/// Event emitter: sends typed events to its observers, as in Mvce.
///
/// It is synchronous: an event that an observer sends is delivered before the first one returns.
public final class EventEmitter<Event>: Port {
  private var observers = Observers<Event, Void>()

  /// Makes an emitter without observers.
  override public init() { super.init() }

  override func letGo() { observers.all = [] }

  /// Calls `handler` for every event, until the returned token or `observer` is gone.
  public func observe<Target: Component>(
    _ observer: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Target, Event) throws -> Void
  ) -> ObservationToken {
    let site = CallSite(fileID: fileID, line: line)
    let number = observers.add(observer, (), site, handler).number
    return ObservationToken { [weak self] in self?.observers.remove(number) }
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
    let name = "\(event)"
    let isHeard = observers.deliver(event, as: .event, name, from: caller, in: flow, site: site)
      .isHeard
    if !isHeard { flow.note(.event, from: caller, to: .nobody, name, site: site) }
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
}

extension EventEmitter: StatefulObject {
  package func describe(to digest: inout StateDigest) { observers.describe(to: &digest) }
}

extension EventEmitter: BlockKeeper {
  package var keptBlocks: [KeptBlock] { observers.keptBlocks }
}
