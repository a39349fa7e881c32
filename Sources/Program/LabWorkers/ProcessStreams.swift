import CWorkers
import LabPlatform
import LabWork

/// The two streams of a worker that has a process of its own, as the worker sees them.
struct ProcessStreams: WorkerStreams {
  /// How many nanoseconds the turns of one command may take in one wiring.
  let patience: UInt64

  private static let (input, output): (Int32, Int32) = (3, 4)
  /// The most bytes that are kept of what one command prints.
  static let mostPrinted = 1 << 14

  var isProcess: Bool { true }
  var isStopped: Bool { workers_stops() }

  func receive() -> [UInt8]? {
    read(MemoryLayout<UInt32>.size).flatMap { size in
      read(Int(size.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }))
    }
  }

  func send(_ message: [UInt8]) {
    var bytes = withUnsafeBytes(of: UInt32(message.count)) { Array($0) }
    bytes += message
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(ProcessStreams.output, $0.baseAddress.map { $0 + sent }, $0.count - sent)
      }
      if count < 0, errno == EINTR { continue }
      // Nobody reads it any more.
      guard count > 0 else { _exit(0) }
      sent += count
    }
  }

  func beginWork() { workers_begin_work() }

  func beginTurn(_ turn: Int, of wiring: Int, isFurther: Bool, hasComeBack: Bool) -> Bool {
    let (longer, isEndless) = patience.multipliedReportingOverflow(by: 20)
    let patience = hasComeBack ? isEndless ? .max : longer : patience
    return workers_begin_turn(Int64(turn), UInt32(clamping: wiring), isFurther, patience)
  }

  func noteEnd(_ text: String) { workers_note_end(text) }
  func endTurn() { workers_end_turn() }
  func note(_ share: Double) { workers_note_share(share) }

  func takePrinted() -> String {
    withUnsafeTemporaryAllocation(byteCount: ProcessStreams.mostPrinted, alignment: 1) { bytes in
      guard let start = bytes.baseAddress else { return "" }
      let count = workers_take_printed(start, bytes.count)
      return count == 0 ? "" : String(decoding: bytes[..<count], as: UTF8.self)
    }
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var have = 0
    while have < count {
      let new = bytes.withUnsafeMutableBytes {
        Glibc.read(ProcessStreams.input, $0.baseAddress.map { $0 + have }, count - have)
      }
      if new < 0, errno == EINTR { continue }
      guard new > 0 else { return nil }
      have += new
    }
    return bytes
  }
}
