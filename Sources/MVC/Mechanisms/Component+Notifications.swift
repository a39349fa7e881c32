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

/// A component that observes notifications; every component does.
///
/// A protocol, because the handler names the class of the observer, and only a protocol's extension can
/// write `Self` there.
public protocol NotificationObserver: Component {}

extension Component: NotificationObserver {}

extension NotificationObserver {
  /// Calls `handler` with this component and each notification of that name: those that `sender` posts,
  /// or those of every sender if it is nil.
  ///
  ///     observe(.toDoStoreDidChange, from: store) { $0.storeDidChange($1) }
  ///
  /// The notification centre holds the observer weakly, and hands it to the handler so that the handler
  /// need not capture it.
  @inlinable
  public func observe<Payload>(
    _ name: NotificationName<Payload>,
    from sender: Component? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Self, PostedNotification<Payload>) throws -> Void
  ) {
    runtime.notifications.addObserver(
      self,
      for: name,
      from: sender,
      fileID: fileID,
      line: line,
      handler
    )
  }
}
