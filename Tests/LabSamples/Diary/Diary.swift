import MVC

/// What was written, and why the last line was not.
final class Diary: Model {
  @Observed private(set) var lines: [String] = []
  @Observed private(set) var problem = ""

  override init() {
    super.init()
    lines = file?.lines ?? []
  }

  private var file: DiaryFile? { storage as? DiaryFile }

  func write(_ line: String) {
    do {
      try file?.write(line)
      if !problem.isEmpty { problem = "" }
      $lines.append(line)
    } catch { problem = "not written; the diary is full" }
  }
}
