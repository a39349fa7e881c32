extension Component {
  /// Posts a notification with this component as its sender, to all observers, before it returns.
  @inlinable
  public func post<Payload>(
    _ name: NotificationName<Payload>,
    _ payload: Payload,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    runtime.notifications.post(
      name,
      sender: self,
      payload,
      site: CallSite(fileID: fileID, line: line)
    )
  }
}

/// The protocol of all components, for `observe`: its handler takes the observer as `Self`, which a
/// method of a class can't declare.
public protocol NotificationObserver: Component {}

extension Component: NotificationObserver {}

extension NotificationObserver {
  /// Calls `handler` for each notification of this name that `sender` posts; nil stands for all
  /// senders.
  ///
  ///     observe(.toDoStoreDidChange, from: store) { $0.storeDidChange($1) }
  ///
  /// This component is the observer. It is held weakly and passed to the handler, which need not
  /// capture it.
  @inlinable
  public func observe<Payload>(
    _ name: NotificationName<Payload>,
    from sender: Component? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Self, PostedNotification<Payload>) throws -> Void
  ) {
    let site = CallSite(fileID: fileID, line: line)
    noteRegistration(at: site)
    runtime.notifications.channel(for: name).observers
      .add(self, sender?.participant, site, handler)
  }
}
