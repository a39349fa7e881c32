extension Component {
  /// Runs `work` on the main queue after everything that waits there already.
  public func async(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ work: @escaping () throws -> Void
  ) {
    runtime.mainQueue.async(
      from: participant,
      site: CallSite(fileID: fileID, line: line),
      work
    )
  }

  /// Runs `work` when the virtual clock has advanced by `delay`, unless the timer is cancelled before.
  @discardableResult
  public func after(
    _ delay: Duration,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ work: @escaping () throws -> Void
  ) -> ClockTimer {
    runtime.clock.schedule(
      after: delay,
      from: participant,
      site: CallSite(fileID: fileID, line: line),
      work
    )
  }

  /// The way to the server, or nil in a world that has none.
  public var server: Connection? {
    runtime.server.map { Connection(server: $0, client: participant) }
  }

  /// What outlives the program, or nil in a world that keeps nothing.
  public var storage: (any Storage)? { runtime.storage }

  /// The world's source of chance.
  public var random: RandomSource { runtime.random }
}
