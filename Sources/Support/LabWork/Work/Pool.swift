/// Workers that do work of one kind, each with one piece at a time.
///
/// The death of a worker ends no work: another one does the piece again, and knows the turn in which the first one
/// died. So a piece's result is the same as without a pool, except that a world of it has ended.
package final class Pool<Request: Codable, Response: Codable> {
  private let place: any Workplace
  private let work: () -> (Request, any Supervisor) -> Response
  private var desks: [Desk]
  private var waiting: [Job] = []
  /// The index of the first job in `waiting` that no worker has.
  private var first = 0
  private var done: [Finished] = []
  private var tickets = 0

  /// A result, or why there is none.
  package struct Finished {
    /// What ``submit(_:preferring:)`` returned for it.
    package let ticket: Int
    /// The worker that did it.
    package let worker: Int
    package let result: Result<Response, WorkFailure>
    /// The deaths of workers that have begun it.
    package let deaths: [WorkerDeath]
  }

  private struct Job {
    let ticket: Int
    let request: [UInt8]
    let preferred: Int?
    var endings: [WorkEnding] = []
    var deaths: [WorkerDeath] = []
    var needsNewWorker = false
  }

  private struct Desk {
    var worker: (any Worker)?
    /// Whether the worker has had no job.
    var isNew = true
    /// The jobs that the worker has, in their order.
    var jobs: [Job] = []
    /// The jobs that wait for this worker.
    var own: [Job] = []
  }

  /// So many workers; each calls `work` once, before its first piece.
  package init(
    _ place: any Workplace,
    jobs: Int,
    _ work: @escaping () -> (Request, any Supervisor) -> Response
  ) {
    (self.place, self.work) = (place, work)
    desks = Array(repeating: Desk(), count: max(1, min(jobs, place.size)))
  }

  deinit { for desk in desks { desk.worker?.end() } }
}

extension Pool {
  /// How many workers there are at most.
  package var count: Int { desks.count }

  /// Gives work to a worker, as soon as one is free; returns a number for its result.
  ///
  /// Another worker than the preferred one may do it, if that one has too much to do.
  @discardableResult
  package func submit(_ request: Request, preferring worker: Int? = nil) -> Int {
    defer { tickets += 1 }
    let job = Job(ticket: tickets, request: Wire.bytes(of: request), preferred: worker)
    if let worker, desks.indices.contains(worker) {
      desks[worker].own.append(job)
    } else {
      waiting.append(job)
    }
    return job.ticket
  }

  /// Waits for the next result, in whatever order; nil if no work is left, or the user has stopped it.
  ///
  /// `whileWaiting` is called from time to time while there is none.
  package func next(whileWaiting: () -> Void = {}) -> Finished? {
    while true {
      if !done.isEmpty { return done.removeFirst() }
      guard place.goesOn else {
        end()
        return nil
      }
      for index in desks.indices { fill(index) }
      guard desks.contains(where: { !$0.jobs.isEmpty }) else { return nil }
      for index in desks.indices { takeEvents(of: index) }
      guard done.isEmpty else { continue }
      whileWaiting()
      place.wait(for: desks.compactMap { $0.jobs.isEmpty ? nil : $0.worker })
    }
  }

  /// Asks the workers to stop early, or no longer does.
  package func stop(_ stops: Bool) { for desk in desks { desk.worker?.stop(stops) } }

  /// The part of its present work that a worker has done.
  package func share(of worker: Int) -> Double { desks[worker].worker?.share ?? 0 }

  /// Ends the workers, and forgets their work.
  package func end() {
    for index in desks.indices {
      desks[index].worker?.end()
      desks[index] = Desk()
    }
    (waiting, first) = ([], 0)
  }
}

extension Pool {
  private var hasWaiting: Bool { first < waiting.count }

  /// Gives a worker the work that it can have, a second piece ahead if there is enough for all.
  private func fill(_ index: Int) {
    while desks[index].jobs.isEmpty || desks[index].jobs.count == 1 && isEnoughLeft(beside: index) {
      guard let job = takeJob(for: index) else { return }
      if job.needsNewWorker {
        // It waits for the end of what the worker has.
        guard desks[index].jobs.isEmpty else {
          desks[index].own.insert(job, at: 0)
          return
        }
        if !desks[index].isNew { replaceWorker(index) }
      }
      give(job, to: index)
      if job.needsNewWorker { return }
    }
  }

  private func isEnoughLeft(beside index: Int) -> Bool {
    !desks[index].jobs[0].needsNewWorker
      && waiting.count - first + desks[index].own.count > desks.count
  }

  private func takeJob(for index: Int) -> Job? {
    if !desks[index].own.isEmpty { return desks[index].own.removeFirst() }
    if hasWaiting {
      defer {
        first += 1
        if first > 1024 { (waiting, first) = (Array(waiting[first...]), 0) }
      }
      return waiting[first]
    }
    guard desks[index].jobs.isEmpty else { return nil }
    // Another worker has too much to do.
    let longest = desks.indices.max { desks[$0].own.count < desks[$1].own.count } ?? index
    return desks[longest].own.count > 1 ? desks[longest].own.removeLast() : nil
  }

  private func give(_ job: Job, to index: Int) {
    let worker = desks[index].worker ?? begin(index)
    let order = WorkOrder(request: job.request, endings: job.endings)
    desks[index].isNew = false
    desks[index].jobs.append(job)
    worker.send(Wire.bytes(of: order))
  }

  private func begin(_ index: Int) -> any Worker {
    let worker = place.begin(WorkLoop(work))
    (desks[index].worker, desks[index].isNew) = (worker, true)
    return worker
  }

  private func replaceWorker(_ index: Int) {
    desks[index].worker?.end()
    (desks[index].worker, desks[index].isNew) = (nil, true)
  }
}

extension Pool {
  private func takeEvents(of index: Int) {
    while let event = desks[index].worker?.nextEvent() {
      switch event {
      case .message(let bytes): takeAnswer(bytes, of: index)
      case .death(let death): takeDeath(death, of: index)
      }
    }
  }

  private func takeAnswer(_ bytes: [UInt8], of index: Int) {
    guard !desks[index].jobs.isEmpty else { return }
    var job = desks[index].jobs.removeFirst()
    switch bytes.first.flatMap(WorkVerdict.init) {
    case .refused:
      job.needsNewWorker = true
      desks[index].own.insert(job, at: 0)
      return
    case .spent:
      giveBack(index)
      replaceWorker(index)
    case .usable, nil: break
    }
    do {
      let response = try Wire.value(Response.self, of: Array(bytes.dropFirst()))
      finish(job, .success(response), by: index)
    } catch {
      finish(job, .failure(WorkFailure(reason: "sent a result that can't be read")), by: index)
    }
  }

  private func takeDeath(_ death: WorkerDeath, of index: Int) {
    desks[index].worker?.end()
    (desks[index].worker, desks[index].isNew) = (nil, true)
    // A worker without work is missed by nobody.
    guard !desks[index].jobs.isEmpty else { return }
    var job = desks[index].jobs.removeFirst()
    giveBack(index)
    job.deaths.append(death)
    if death.isFromOutside, job.deaths.count(where: \.isFromOutside) == 1 {
      // Nothing says that it happens again.
      return desks[index].own.insert(job, at: 0)
    }
    let known = Set(job.endings.map(\.turn))
    guard let ending = death.ending, !known.contains(ending.turn), known.count < 1_000 else {
      return finish(job, .failure(WorkFailure(death)), by: index)
    }
    job.endings += death.late.filter { !known.contains($0.turn) } + [ending]
    desks[index].own.insert(job, at: 0)
  }

  /// Takes the work back that a worker has not begun.
  private func giveBack(_ index: Int) {
    desks[index].own.insert(contentsOf: desks[index].jobs, at: 0)
    desks[index].jobs = []
  }

  private func finish(_ job: Job, _ result: Result<Response, WorkFailure>, by index: Int) {
    done.append(Finished(ticket: job.ticket, worker: index, result: result, deaths: job.deaths))
  }
}

/// Why work has no result: the program itself crashed in it, or somebody else has killed its process.
package struct WorkFailure: Error, Equatable, CustomStringConvertible {
  /// What happened, after the name of who is to blame: `crashed with SIGSEGV`.
  package let reason: String
  /// Whether nobody's code is to blame.
  package let isFromOutside: Bool

  package init(reason: String) { (self.reason, isFromOutside) = (reason, false) }

  package init(_ death: WorkerDeath) {
    (reason, isFromOutside) = (death.reason, death.isFromOutside)
  }

  package var description: String {
    isFromOutside
      ? "a process of the program \(reason), perhaps for lack of memory; try again"
      : "the program itself \(reason) while no command ran; unless a 'deinit' of a wiring traps, please report it"
  }
}
