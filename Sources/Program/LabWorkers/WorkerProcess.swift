import CWorkers
import LabPlatform
import LabWork

/// A worker in a process of its own, as the process that has forked it sees it.
final class WorkerProcess: Worker {
  /// Nil if there is none, or no longer.
  private var process: pid_t?
  private let page: OpaquePointer?
  /// The ends of the two pipes, and what the worker prints.
  private var (orders, answers, printed): (Int32, Int32, Int32) = (-1, -1, -1)
  /// How many seconds a command may take in one wiring; nil for any time.
  private let patience: Int?
  /// When the time of a turn was last looked at, in which turn, and how much of it this process was stopped.
  private var (lastCheck, lastTurn): (ContinuousClock.Instant?, Int64) = (nil, 0)
  private var lostTime = Duration.zero
  private var outgoing: [UInt8] = []
  private var incoming: [UInt8] = []
  /// How much of `incoming` was taken.
  private var taken = 0
  private var death: WorkerDeath?
  /// Why this process has ended the worker.
  private var verdict: String?
  /// The turn that it has ended, and its wiring: the worker may leave the turn before it dies.
  private var endedTurn: (turn: Int64, wiring: Int32)?

  /// Forks; in the new process it never returns.
  init(_ loop: WorkLoop, patience: Int?) {
    (page, self.patience) = (workers_make_page(), patience)
    var (toWorker, fromWorker): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    printed = workers_make_file()
    guard let page, printed >= 0, pipe(&toWorker) == 0, pipe(&fromWorker) == 0 else {
      death = WorkerDeath(ending: nil, reason: "could not make a process: \(SystemError())")
      return
    }
    for file in toWorker + fromWorker { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    let process = workers_fork(page, toWorker[0], fromWorker[1], printed)
    if process == 0 {
      loop.run(
        ProcessStreams(patience: patience.map { UInt64(clamping: $0) &* 1_000_000_000 } ?? .max)
      )
      loop.finish()
      _exit(0)
    }
    close(toWorker[0])
    close(fromWorker[1])
    (orders, answers) = (toWorker[1], fromWorker[0])
    for file in [orders, answers] { _ = fcntl(file, F_SETFL, O_NONBLOCK) }
    if process > 0 {
      self.process = process
    } else {
      death = WorkerDeath(ending: nil, reason: "could not make a process: \(SystemError())")
    }
  }

  deinit { end() }

  var share: Double { page.map(workers_share) ?? 0 }

  var lateTurns: [WorkEnding] {
    guard let page, !isFreed else { return [] }
    return (0..<workers_late_count(page)).map {
      WorkEnding(turn: Int(workers_late_turn(page, $0)), reason: WorkEnding.tooLate)
    }
  }

  func stop(_ stops: Bool) { if let page { workers_set_stop(page, stops) } }

  func send(_ message: [UInt8]) {
    withUnsafeBytes(of: UInt32(message.count)) { outgoing.append(contentsOf: $0) }
    outgoing += message
    write()
  }

  func nextEvent() -> WorkerEvent? {
    if let message = nextMessage() { return .message(message) }
    if death == nil {
      read()
      if let message = nextMessage() { return .message(message) }
      checkTime()
    }
    guard let death else { return nil }
    self.death = nil
    return .death(death)
  }

  /// Ends the stream of orders, and waits for the end of the process, for two seconds at most.
  func finish() {
    if orders >= 0 { close(orders) }
    orders = -1
    var file = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
    if process != nil { poll(&file, 1, 2000) }
    end()
  }

  /// Kills the process, and waits for its end.
  func end() {
    if let process {
      kill(process, SIGKILL)
      _ = wait(for: process)
    }
    process = nil
    for file in [orders, answers, printed] where file >= 0 { close(file) }
    (orders, answers, printed) = (-1, -1, -1)
    if let page, !isFreed { workers_free_page(page) }
    isFreed = true
  }
  private var isFreed = false

  /// Ends the turn that runs now, for this reason.
  func giveUp(_ reason: String) {
    guard let process, let page, verdict == nil, workers_wiring(page) >= 0 else { return }
    verdict = reason
    endedTurn = (workers_turn(page), workers_wiring(page))
    kill(process, SIGKILL)
  }
}

// MARK: - Streams

extension WorkerProcess {
  /// What to wait for.
  var interests: [pollfd] {
    let answers = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
    let orders = pollfd(fd: orders, events: Int16(POLLOUT), revents: 0)
    return outgoing.isEmpty ? [answers] : [answers, orders]
  }

  private func write() {
    // A worker that has died reads nothing; its end is seen where it should write.
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    while !outgoing.isEmpty, orders >= 0 {
      let count = outgoing.withUnsafeBytes { Glibc.write(orders, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        if errno != EAGAIN { outgoing = [] }
        return
      }
      outgoing.removeFirst(count)
    }
  }

  private func read() {
    if !outgoing.isEmpty { write() }
    guard answers >= 0 else { return }
    let most = 1 << 13
    while true {
      let start = incoming.count
      incoming.append(contentsOf: repeatElement(0, count: most))
      let count = incoming.withUnsafeMutableBytes {
        Glibc.read(answers, $0.baseAddress.map { $0 + start }, most)
      }
      incoming.removeLast(most - max(0, count))
      if count < 0, errno == EINTR { continue }
      if count == 0 { return noteDeath() }
      guard count == most else { return }
    }
  }

  private func nextMessage() -> [UInt8]? {
    let header = MemoryLayout<UInt32>.size
    guard incoming.count - taken >= header else { return nil }
    let size = Int(
      incoming.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: taken, as: UInt32.self) }
    )
    guard incoming.count - taken - header >= size else { return nil }
    let message = Array(incoming[taken + header..<taken + header + size])
    taken += header + size
    if taken == incoming.count { (incoming, taken) = ([], 0) }
    return message
  }
}

// MARK: - Death

extension WorkerProcess {
  private func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// The status of a process that writes nothing any more: it has ended, or a wiring's code has closed the stream.
  private func end(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    for _ in 0..<200 {
      if waitpid(process, &status, WNOHANG) == process { return status }
      poll(nil, 0, 5)
    }
    verdict = verdict ?? "closed a file of the program"
    kill(process, SIGKILL)
    return wait(for: process)
  }

  /// Ends a command that takes too long; while this process is stopped, no time passes.
  private func checkTime() {
    guard let page, patience != nil else { return }
    let (now, turn) = (ContinuousClock.now, workers_turn(page))
    let passed = now - (lastCheck ?? now)
    lostTime = (turn == lastTurn ? lostTime : .zero) + max(.zero, passed - .milliseconds(500))
    (lastCheck, lastTurn) = (now, turn)
    let time = Duration.nanoseconds(Int64(clamping: workers_time(page)))
    let patience = Duration.nanoseconds(Int64(clamping: workers_patience(page)))
    if time - lostTime > patience { giveUp(WorkEnding.tooLate) }
  }

  private func noteDeath() {
    guard let process, let page else { return }
    let status = end(of: process)
    self.process = nil
    let signal = status & 0x7F
    let text = printedText(most: Int(workers_printed_at_end(page)))
    guard signal != SIGKILL || verdict != nil else {
      death = .fromOutside(printed: text)
      return
    }
    let fault = String(cString: workers_fault(page))
    let reason =
      (fault.isEmpty ? "" : "ended the program: \(fault); then it ")
      + (verdict
        ?? (signal == 0
          ? "ended the process" : "crashed with \(String(cString: workers_signal_name(signal)))"))
    let frames = (0..<workers_frame_count(page)).map { CodeAddress(workers_frame(page, $0)) }
    let (turn, wiring) = endedTurn ?? (workers_turn(page), workers_wiring(page))
    let isInTurn = wiring >= 0 && !frames.isOfProgram
    death = WorkerDeath(
      ending: isInTurn
        ? WorkEnding(turn: Int(turn), reason: reason, printed: text) : nil,
      late: lateTurns,
      reason: reason,
      wiring: isInTurn ? Int(max(0, wiring)) : nil,
      culprit: frames.culprit,
      printed: text
    )
  }

  /// What the worker has printed and not taken, without the addresses that Swift prints where its backtraces are off.
  ///
  /// What came after the first `most` bytes, unless that is negative, was printed after the end of the world.
  private func printedText(most: Int) -> String {
    var bytes = [UInt8](repeating: 0, count: ProcessStreams.mostPrinted)
    let count = pread(printed, &bytes, bytes.count, 0)
    let kept = most < 0 ? count : min(count, most)
    let lines = String(decoding: bytes.prefix(max(0, kept)), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { $0 != "Current stack trace:" }.joined(separator: "\n")
  }
}
