extension Component {
  /// Runs async code on the main queue of this world, after the work that already waits there.
  ///
  ///     search = task { [weak self] in
  ///       try await self?.clock.sleep(for: .milliseconds(300))
  ///       try await self?.load()
  ///     }
  ///
  /// It stands for `Task { … }` in a class of the main actor, and can be called where the compiler does
  /// not let a `Task` have what it captures. The code keeps what it captures until
  /// it ends. An error that it throws and does not catch is lost, as that of a `Task` is; a ``Fault``
  /// ends the world.
  ///
  /// The code may wait for the server, for the world's clock, for streams and continuations that code
  /// of this world resumes. It stays on the thread that plays the world; where a real thread resumes
  /// it, the world ends with an ``OutsideThread``.
  @discardableResult
  public func task(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping () async throws -> Void
  ) -> WorldTask {
    let site = CallSite(fileID: fileID, line: line)
    let queue = TaskQueue(runtime, owner: participant, site: site)
    let code = Confined(body)
    queue.code = body
    let task = runtime.assemble {
      Task(executorPreference: queue) {
        do {
          try await code.value()
          queue.finish(nil)
        } catch { queue.finish(error as? any Fault) }
      }
    }
    runtime.tasks.add(queue) { task.cancel() }
    return WorldTask(queue, task)
  }
}

extension WorldMember {
  /// The world's clock, for async code of this component.
  public var clock: VirtualClock { VirtualClock(runtime, owner: participant) }
}
