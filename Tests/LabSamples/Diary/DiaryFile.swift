import MVC

/// The lines of a diary, which outlive the program: in place of a file of the real one.
final class DiaryFile: Storage {
  private(set) var lines: [String] = []
  private var isFailing = false

  func setFailing(_ isFailing: Bool) { self.isFailing = isFailing }
  func close() {}

  func write(_ line: String) throws {
    if isFailing { throw DiaryIsFull() }
    lines.append(line)
  }
}

struct DiaryIsFull: Error {}
